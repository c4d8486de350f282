import type { Pool } from 'pg';
import { sentFor } from '#testing/count-statements.ts';

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
};

/**
 * What must not be in the plans of the statements of what `act` does: larger tables that are read
 * whole, and those where the array of all members is sorted anew for every row that they are looked
 * up by (of ten thousand members that took over four seconds).
 */
export async function slowReads(
  pool: Pool,
  rows: number,
  act: () => Promise<unknown>,
): Promise<string[]> {
  const statements = (await sentFor(pool, act)).filter(({ text }) => canBeExplained.test(text));
  if (statements.length < 2) throw new Error('No statement was seen beside that of the session');
  const large = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples >= $1`,
    [rows],
  );
  const names = new Set(large.rows.map(({ name }) => name));
  const found: string[] = [];
  for (const { text, values } of statements) {
    const explained = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (format json) ${text}`,
      values,
    );
    for (const row of explained.rows) found.push(...slowNodes(row['QUERY PLAN'][0].Plan));
  }
  return [...new Set(found.filter((name) => names.has(name)))];
}

const canBeExplained = /^\s*(select|with|insert|update|delete)\b/i;

/** Looked up by the array and, at once, by a column of another table. */
const isSortedAnew = (by: string) => by.includes('ANY ((InitPlan ') && / = "?\w+"?\."?\w/.test(by);

/** The part of a bitmap scan that has the condition does not name its table. */
function slowNodes(plan: Plan, above = ''): string[] {
  const { 'Node Type': type, 'Relation Name': table = above, 'Index Cond': by = '' } = plan;
  const isSlow = type === 'Seq Scan' || isSortedAnew(by);
  return [
    ...(isSlow ? [table] : []),
    ...(plan.Plans ?? []).flatMap((part) => slowNodes(part, table)),
  ];
}
