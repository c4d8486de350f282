import type { Pool, PoolClient } from 'pg';

/** How many SQL statements the pool is sent while `act` runs. */
export async function countStatements(pool: Pool, act: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const undo: (() => void)[] = [];
  function watch(client: PoolClient) {
    const { query } = client;
    client.query = (...given: unknown[]) => {
      count += 1;
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
  return count;
}
