import { eq } from 'drizzle-orm';
import type { Input, Reply } from '#contract/endpoint.ts';
import { noSuch } from '#contract/sentences.ts';
import type { undoTexts as contract } from '#contract/wording-files.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { invalid } from '#server/platform/refusal.ts';
import { type ImportedWording, translationImports } from '#server/schema/index.ts';
import { holdLanguage } from './hold-language.ts';
import { readImport } from './import-texts.ts';
import { readWordings } from './read-wordings.ts';
import { refreshTexts } from './refresh-texts.ts';
import { languageId } from './text-ids.ts';
import { thenOf } from './update-text.ts';
import { writeWordings } from './write-wordings.ts';

/** What somebody has worded since the import stays as they worded it. */
export async function undoTexts(
  ctx: Context,
  { body: { uuid } }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const counts = await inTransaction(ctx, async (ctx) => {
    const [found] = await ctx.db
      .select()
      .from(translationImports)
      .where(eq(translationImports.uuid, uuid))
      .for('update');
    if (!found) throw invalid('uuid', noSuch('import'));
    if (found.undoneAt) return { restored: 0, kept: 0 };
    const { locale, fileName } = found;
    await holdLanguage(ctx, locale);
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
  await refreshTexts(ctx);
  return { import: await readImport(ctx, uuid), ...counts };
}

/** Those that still read as the file had them. */
async function untouched(ctx: Context, locale: string, changes: readonly ImportedWording[]) {
  const wordings = await readWordings(ctx, locale);
  const now = new Map(wordings.map((one) => [one.key, one]));
  return changes.filter(({ key, after }) => {
    const wording = now.get(key);
    const then = wording && thenOf(wording);
    return then !== undefined && then?.text === after?.text && then?.source === after?.source;
  });
}
