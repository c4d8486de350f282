import type { Pool, PoolClient } from 'pg';

/** Sent after an answer, or once a second: they belong to no call. */
const ofNoCall = /^select pg_notify|from "maintenance"/;

/** How many SQL statements the pool is sent for what `act` does. */
export const countStatements = async (pool: Pool, act: () => Promise<unknown>) =>
  (await statementsOf(pool, act)).length;

/** Which SQL statements the pool is sent for what `act` does, in their order. */
export async function statementsOf(pool: Pool, act: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const undo: (() => void)[] = [];
  function watch(client: PoolClient) {
    const { query } = client;
    client.query = (...given: unknown[]) => {
      const text = textOf(given);
      if (!ofNoCall.test(text)) statements.push(text);
      return Reflect.apply(query, client, given);
    };
    undo.push(() => {
      client.query = query;
    });
  }
  const watched = new Set<PoolClient>();
  const onAcquire = (client: PoolClient) => {
    if (watched.has(client)) return;
    watched.add(client);
    watch(client);
  };
  pool.on('acquire', onAcquire);
  await act();
  pool.off('acquire', onAcquire);
  for (const restore of undo) restore();
  return statements;
}

function textOf([query]: readonly unknown[]): string {
  return typeof query === 'string' ? query : String(Object(query).text);
}
