import type { Pool, PoolClient } from 'pg';

type Statement = { text: string; values: unknown[] };
type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

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

/** The larger tables that PostgreSQL reads whole, as it plans the statements of what `act` does. */
export async function tablesReadWhole(
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
    for (const row of explained.rows) found.push(...readWhole(row['QUERY PLAN'][0].Plan));
  }
  return [...new Set(found.filter((name) => names.has(name)))];
}

const readWhole = ({
  'Node Type': type,
  'Relation Name': table = '',
  Plans = [],
}: Plan): string[] => [...(type === 'Seq Scan' ? [table] : []), ...Plans.flatMap(readWhole)];
