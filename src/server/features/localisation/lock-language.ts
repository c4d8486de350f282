import { eq } from 'drizzle-orm';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { languageCode } from '#contract/localisation/localisation.ts';
import type { Context } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { languages } from '#server/schema/index.ts';

/**
 * The language whose texts are about to change, locked until the transaction ends, so that of
 * simultaneous changes each sees the one before.
 */
export async function lockLanguage({ db }: Context, code: string) {
  const [language] = await db
    .select()
    .from(languages)
    .where(eq(languages.code, code))
    .for('no key update');
  if (!language) throw invalid('locale', invalidSelection('locale'));
  return language;
}

/** The language, to read only; undefined for a code that none has. */
export async function findLanguage({ db }: Context, code: string) {
  if (!languageCode.test(code)) return undefined;
  const [language] = await db.select().from(languages).where(eq(languages.code, code));
  return language;
}
