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

/** Restores the wordings from before an import, except those that somebody has changed since. */
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
    const changes = await unchangedSince(ctx, locale, found.changes);
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

/** The changes whose texts still read as the file had them. */
async function unchangedSince(ctx: Context, locale: string, changes: readonly ImportedWording[]) {
  const wordings = await readWordings(ctx, locale);
  const current = new Map(wordings.map((wording) => [wording.key, wording]));
  return changes.filter(({ key, after }) => {
    const wording = current.get(key);
    const stored = wording && previousWordingOf(wording);
    return stored !== undefined && stored?.text === after?.text && stored?.source === after?.source;
  });
}
