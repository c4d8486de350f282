import type { Pool, PoolClient } from 'pg';

type Statement = { text: string; values: unknown[] };
type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
};

/** The statements that read or write, of what `act` does. */
async function statementsOf(pool: Pool, act: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const restore: (() => void)[] = [];
  const watched = new Set<PoolClient>();
  const onAcquire = (client: PoolClient) => {
    if (watched.has(client)) return;
    watched.add(client);
    const { query } = client;
    client.query = (...given: unknown[]) => {
      const [first, values] = given;
      const text = typeof first === 'string' ? first : String(Object(first).text);
      const own = Array.isArray(values) ? values : (Object(first).values ?? []);
      if (/^\s*(select|with|insert|update|delete)\b/i.test(text)) sent.push({ text, values: own });
      return Reflect.apply(query, client, given);
    };
    restore.push(() => {
      client.query = query;
    });
  };
  pool.on('acquire', onAcquire);
  await act();
  pool.off('acquire', onAcquire);
  for (const undo of restore) undo();
  return sent;
}

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
  const statements = await statementsOf(pool, act);
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
