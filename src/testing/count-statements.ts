import type { Pool, PoolClient } from 'pg';

/** Sent after an answer, or once a second: they belong to no call. */
const ofNoCall = /^select pg_notify|from "maintenance"/;

/** How many SQL statements the pool is sent for what `act` does. */
export const countStatements = async (pool: Pool, act: () => Promise<unknown>) =>
  (await statementsOf(pool, act)).length;

/** Which SQL statements the pool is sent for what `act` does, in their order. */
export const statementsOf = async (pool: Pool, act: () => Promise<unknown>): Promise<string[]> =>
  (await sentFor(pool, act)).map(({ text }) => text);

type Sent = { text: string; values: unknown[] };

/** The same with their values. */
export async function sentFor(pool: Pool, act: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const undo: (() => void)[] = [];
  function watch(client: PoolClient) {
    const { query } = client;
    client.query = (...given: unknown[]) => {
      const one = sentBy(given);
      if (!ofNoCall.test(one.text)) sent.push(one);
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
  return sent;
}

function sentBy([query, values]: readonly unknown[]): Sent {
  const { text = query, values: own = values } = Object(query);
  return { text: String(text), values: Array.isArray(values) ? values : (own ?? []) };
}
