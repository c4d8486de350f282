import { eq, sql } from 'drizzle-orm';
import type { ImportOutcome } from '#contract/imports/imports.ts';
import type { LockedImport } from '#server/features/imports/lock-import.ts';
import type { Change, Compared, Problem } from '#server/features/imports/read/parsed-row.ts';
import type { Context } from '#server/platform/data/context.ts';
import { type ImportCounts, importRows, imports } from '#server/schema/index.ts';

export type Outcome = {
  line: number;
  outcome: ImportOutcome;
  label: string;
  subject: string | null;
  changes: readonly Change[];
  problems: readonly Problem[];
  written: boolean;
};

export function asOutcome(line: number, compared: Compared<unknown>): Outcome {
  const { outcome, label } = compared;
  return {
    line,
    outcome,
    label,
    written: false,
    subject: 'subject' in compared ? compared.subject : null,
    changes: 'changes' in compared ? compared.changes : [],
    problems: 'problems' in compared ? compared.problems : [],
  };
}

/** Stores the outcomes of these rows and counts all rows anew, in the caller's transaction. */
export async function storeOutcomes(
  ctx: Context,
  locked: LockedImport,
  outcomes: readonly Outcome[],
): Promise<ImportCounts> {
  const rows = outcomes.map(({ problems, ...outcome }) => ({
    ...outcome,
    problems: problems
      .map(({ field, text }) => ({
        column: columnOf(locked, field),
        text: localizedProblem(ctx, text),
      }))
      .sort((a, b) => (a.column ?? -1) - (b.column ?? -1)),
  }));
  await ctx.db.execute(sql`
    update import_rows set outcome = input.outcome, label = input.label, subject = input.subject,
      changes = input.changes, problems = input.problems,
      written_at = case when input.written then ${ctx.now.toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as input (line int, outcome text,
      label text, subject uuid, changes jsonb, problems jsonb, written boolean)
    where import = ${locked.uuid} and import_rows.line = input.line`);
  return recount(ctx, locked, outcomes.length);
}

const localizedProblem = ({ i18n, locale }: Context, text: Problem['text']) =>
  typeof text === 'string' ? text : i18n.localize(locale, text);

/** Null where no column holds the field, or the whole row is to blame. */
function columnOf({ columns }: LockedImport, field: string | null): number | null {
  const index = field === null ? -1 : columns.indexOf(field);
  return index < 0 ? null : index;
}

async function recount(ctx: Context, locked: LockedImport, done: number): Promise<ImportCounts> {
  const count = (condition: string) => sql`count(*) filter (where ${sql.raw(condition)})::int`;
  const { rows } = await ctx.db.execute<ImportCounts>(sql`
    select ${count("outcome = 'create'")} as create, ${count("outcome = 'update'")} as update,
      ${count("outcome = 'same'")} as same, ${count("outcome = 'problem'")} as problem,
      count(written_at)::int as written,
      ${count(`outcome = 'create' and changes @> '[{"field": "active", "to": "Yes"}]'
        or changes @> '[{"field": "password", "to": "invitation"}]'`)} as invitations
    from ${importRows} where import = ${locked.uuid}`);
  const [counts = locked.counts] = rows;
  await ctx.db
    .update(imports)
    .set({ counts, processed: sql`${imports.processed} + ${done}` })
    .where(eq(imports.uuid, locked.uuid));
  return counts;
}
