import type pg from 'pg';
import type { Noted } from './compare.ts';
import type { Statement } from './yardsticks/bare-query.ts';

/** What there is to learn doesn't grow with the people, and may be read whole. */
const learning = ['areas', 'pods', 'area_pods', 'area_learners', 'questions'];
/** Smaller tables, the empty ones too, are read whole by any plan. */
const FEW_ROWS = 300;

/** Calls of a job whose plans are looked at: their values differ, and so may their plans. */
const CALLS = 12;

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
};

/**
 * Which calls read a growing table whole, by the plans of their statements: in its own order, or by
 * an index of all its rows with no condition on it. Reading an index from its start to a limit isn't
 * that. In a database of this size reading a table whole may be quickest, so PostgreSQL plans here as
 * if it couldn't, and what is found has no other way.
 */
export async function wholeReads(
  client: pg.ClientBase,
  noted: readonly Noted[],
): Promise<string[]> {
  const partial = await namesOf(
    client,
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  );
  const growing = await namesOf(
    client,
    `select relname as name from pg_class
     where relkind = 'r' and reltuples >= ${FEW_ROWS} and relname <> all($1)`,
    [learning],
  );
  const found = new Set<string>();
  await client.query('set enable_seqscan = off');
  for (const { job, statements } of noted) {
    for (const statement of statements.slice(0, CALLS).flat().filter(isPlanned)) {
      for (const table of (await explain(client, statement)).flatMap(readWhole)) {
        found.add(`${job.name}: ${table}`);
      }
    }
  }
  await client.query('reset enable_seqscan');
  return [...found];

  function readWhole(plan: Plan): string[] {
    const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '' } = plan;
    if (type === 'Limit') return [];
    const isWhole =
      type === 'Seq Scan' ||
      (type.startsWith('Index') && !plan['Index Cond'] && !partial.has(index));
    const own = isWhole && growing.has(table) ? [table] : [];
    return [...own, ...(plan.Plans ?? []).flatMap(readWhole)];
  }
}

/** Not those of the queue, which plans for itself, nor `begin` and the like. */
const isPlanned = ({ text }: Statement) =>
  /^\s*(select|insert|update|delete|with)\b/i.test(text) && !/pgboss|pg_notify/.test(text);

async function explain(client: pg.ClientBase, { text, values }: Statement): Promise<Plan[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) ${text}`,
    values,
  );
  return rows.map((row) => row['QUERY PLAN'][0].Plan);
}

async function namesOf(
  client: pg.ClientBase,
  sql: string,
  values: unknown[] = [],
): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(sql, values);
  return new Set(rows.map(({ name }) => name));
}
