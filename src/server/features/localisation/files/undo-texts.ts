import { eq } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { undoTexts as contract } from '#contract/localisation/wording-files.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { lockLanguage } from '#server/features/localisation/lock-language.ts';
import { readWordings } from '#server/features/localisation/read-wordings.ts';
import { refreshTranslations } from '#server/features/localisation/refresh-translations.ts';
import { languageId } from '#server/features/localisation/text-ids.ts';
import { previousWordingOf } from '#server/features/localisation/update-text.ts';
import { writeWordings } from '#server/features/localisation/write-wordings.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { type ImportedWording, translationImports } from '#server/schema/index.ts';
import { readTextImport } from './import-texts.ts';

/** What somebody has worded since the import stays as they worded it. */
export async function undoTexts(
  ctx: Context,
  { body: { uuid } }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const counts = await inTransaction(ctx, async (ctx) => {
    const [found] = await ctx.db
      .select()
      .from(translationImports)
      .where(eq(translationImports.uuid, uuid))
      .for('update');
    if (!found) throw invalid('uuid', invalidSelection('import'));
    if (found.undoneAt) return { restored: 0, kept: 0 };
    const { locale, fileName } = found;
    await lockLanguage(ctx, locale);
    const changes = await untouched(ctx, locale, found.changes);
    await writeWordings(
      ctx,
      locale,
      changes.map(({ key, before, after }) => ({ key, before: after, after: before })),
    );
    await ctx.db
      .update(translationImports)
      .set({ undoneAt: ctx.now })
      .where(eq(translationImports.uuid, uuid));
    await recordEvent(ctx, {
      action: 'language.texts-undone',
      subjectType: 'language',
      subject: languageId(locale),
      after: { locale, file: fileName, count: changes.length },
    });
    return { restored: changes.length, kept: found.changes.length - changes.length };
  });
  await refreshTranslations(ctx);
  return { import: await readTextImport(ctx, uuid), ...counts };
}

/** Those that still read as the file had them. */
async function untouched(ctx: Context, locale: string, changes: readonly ImportedWording[]) {
  const wordings = await readWordings(ctx, locale);
  const now = new Map(wordings.map((one) => [one.key, one]));
  return changes.filter(({ key, after }) => {
    const wording = now.get(key);
    const then = wording && previousWordingOf(wording);
    return then !== undefined && then?.text === after?.text && then?.source === after?.source;
  });
}
