import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordEvents } from '#server/features/audit/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { type ImportedWording, type PreviousWording, translations } from '#server/schema/index.ts';
import { textId } from './text-ids.ts';

/** Writes new wordings and records them in the history; `file` is the name of an imported file. */
export async function writeWordings(
  ctx: Context,
  locale: string,
  changes: readonly ImportedWording[],
  file?: string,
) {
  const rows = changes.flatMap(({ key, after }) => (after ? [{ key, ...after }] : []));
  const removedKeys = changes.filter(({ after }) => after === null).map(({ key }) => key);
  await storeRows(ctx, locale, rows);
  if (removedKeys.length > 0) {
    await ctx.db
      .delete(translations)
      .where(and(eq(translations.locale, locale), inArray(translations.key, removedKeys)));
  }
  await recordEvents(
    ctx,
    changes.map(({ key, before, after }) => ({
      action: after ? ('text.worded' as const) : ('text.put-back' as const),
      subjectType: 'text' as const,
      subject: textId(locale, key),
      before: { name: key, locale, ...historyFields(before) },
      after: { name: key, locale, ...historyFields(after), ...(file && { file }) },
    })),
  );
}

const historyFields = (wording: PreviousWording) =>
  wording && { text: wording.text, source: wording.source };

type WordingRow = { key: string; text: string; source: string | null; englishThen: string };

/** All rows in one parameter: one for each value would take far longer. */
async function storeRows({ db, now, user }: Context, locale: string, rows: readonly WordingRow[]) {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into ${translations}
      (locale, key, text, source, english_then, updated_by, created_at, updated_at)
    select ${locale}::text, key, text, source, "englishThen", ${user.uuid}::uuid,
      ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as input (key text, text text, source text, "englishThen" text)
    on conflict (locale, key) do update set text = excluded.text, source = excluded.source,
      english_then = excluded.english_then, updated_by = excluded.updated_by,
      updated_at = greatest(excluded.updated_at, translations.updated_at + interval '1 millisecond')`);
}
