import { sql } from 'drizzle-orm';
import type { LockedImport } from '#server/features/imports/lock-import.ts';
import type { StoredRow } from '#server/features/imports/write/importer.ts';
import type { Context } from '#server/platform/data/context.ts';
import { localizedText } from '#server/platform/i18n/localized-text.ts';
import { importRows } from '#server/schema/index.ts';

/** A problem of fewer rows is seen in the rows themselves. */
const FEWEST_ROWS = 3;
const MOST_SHOWN = 5;

type Frequent = StoredRow['problems'][number] & { rows: number };

/** A word that the whole file gets wrong: said once, and not only row after row. */
export async function frequentProblems(ctx: Context, { uuid, state, header }: LockedImport) {
  if (state !== 'ready') return [];
  const { rows: found } = await ctx.db.execute<Frequent>(sql`
    select count(distinct line)::int as rows, (problem ->> 'column')::int as column, problem -> 'text' as text
    from ${importRows}, jsonb_array_elements(problems) problem
    where import = ${uuid} and outcome = 'problem'
    group by 2, 3 having count(distinct line) >= ${FEWEST_ROWS}
    order by 1 desc, 2 limit ${MOST_SHOWN}`);
  return found.map(({ rows, column, text }) => ({
    rows,
    header: column === null ? null : (header[column] ?? null),
    text: localizedText(ctx, text),
  }));
}
