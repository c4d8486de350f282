import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type * as contract from '#contract/localisation/wordings.ts';
import { problemsOf } from '#messages/localisation/check-wording.ts';
import { english } from '#messages/localizer.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { assertNotStale } from '#server/platform/data/versions.ts';
import { invalid, invalidFields } from '#server/platform/http/api-error.ts';
import type { PreviousWording } from '#server/schema/index.ts';
import { lockLanguage } from './lock-language.ts';
import { readWording } from './read-wordings.ts';
import { refreshTranslations } from './refresh-translations.ts';
import type { CurrentWording } from './rules.ts';
import { writeWordings } from './write-wordings.ts';

type WordingId = { locale: string; key: string };

/** Words a text. Answered once this node says it so; the others follow within seconds. */
export function updateText(
  ctx: Context,
  { body }: ValidInput<typeof contract.updateText>,
): Promise<Reply<typeof contract.updateText>> {
  return change(ctx, body, (now) => {
    const troubles = problemsOf(body.key, now.english, body.text);
    if (troubles.length > 0) throw invalidFields({ text: troubles });
    // English as the product came with it needs no row of its own.
    if (body.locale === english && body.text === now.shipped) return null;
    const made = body.locale === english ? now.shipped : now.english;
    const englishThen = body.english_then ?? made ?? now.english;
    const formerly = now.worded ? now.source : null;
    const source = body.source === undefined ? formerly : body.source || null;
    return { text: body.text, source, englishThen };
  });
}

/** Back to what the product came with. */
export const removeText = (
  ctx: Context,
  { body }: ValidInput<typeof contract.removeText>,
): Promise<Reply<typeof contract.removeText>> => change(ctx, body, () => null);

async function change(
  ctx: Context,
  { locale, key }: WordingId,
  to: (now: CurrentWording) => PreviousWording,
) {
  await inTransaction(ctx, async (ctx) => {
    await lockLanguage(ctx, locale);
    const now = await currentWording(ctx, { locale, key });
    const version = { updatedAt: now.updated_at };
    await assertNotStale(ctx, changedSinceMessages.text, version, () => ({ text: now }));
    const [before, after] = [previousWordingOf(now), to(now)];
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    await writeWordings(ctx, locale, [{ key, before, after }]);
  });
  await refreshTranslations(ctx);
  return { text: await currentWording(ctx, { locale, key }) };
}

async function currentWording(ctx: Context, { locale, key }: WordingId): Promise<CurrentWording> {
  const now = await readWording(ctx, locale, key);
  if (!now) throw invalid('key', invalidSelection('key'));
  return now;
}

/** Its row as it stands; null where nobody worded it. */
export function previousWordingOf({
  locale,
  worded,
  text,
  source,
  ...now
}: CurrentWording): PreviousWording {
  if (!worded || text === null) return null;
  const made = locale === english ? (now.shipped ?? '') : now.english;
  return { text, source, englishThen: now.english_then ?? made };
}
