import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { type Topic, topics } from '#contract/topics.ts';
import { applicationName } from '#lib/embedded-postgres/index.ts';
import { parsedJson } from '#lib/pusher-protocol/parsed-json.ts';
import type { Connection } from '#server/platform/data/database.ts';
import type { Change } from './change.ts';
import { findDeadNode, registerNode, unregisterNode } from './node-registry.ts';
import { reportFailure } from './report-failure.ts';

/* The nodes of one database send each other changes by PostgreSQL's NOTIFY. */

const channel = 'stepwise_changed';
const SECOND = 1_000;
/** How often a node checks whether another was killed, and whether its own connection still works. */
const POLL_EVERY = 5 * SECOND;
const ANSWER_TIMEOUT = 5 * SECOND;
/** Short, because without the connection the pages of this node get no changes at all. */
const LONGEST_PAUSE = SECOND;
/**
 * A machine that loses its power closes no connection: with these, PostgreSQL gives it up within half
 * a minute. `tcp_user_timeout` is for data that were never acknowledged, when TCP sends no keepalives.
 */
const KEEPALIVES = `set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5;
  set tcp_keepalives_count = 3; set tcp_user_timeout = ${30 * SECOND}`;

/** Topics are any strings, because a node of another release may have topics that this one has not. */
const ChangePayload = z.object({ topics: z.array(z.string()), except: z.string().optional() });

/** Call it outside the transaction of the change: NOTIFY would make the commits of all nodes queue. */
export async function notifyNodes(pool: pg.Pool, change: Change): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [channel, JSON.stringify(change)]);
}

type ChannelEvents = {
  change: (change: Change) => void;
  /** This node listens from now on. It has missed all changes before. */
  listening: (node: number) => void;
  /** Another node was killed, perhaps before it sent its last changes. */
  killed: () => void;
  /** Before this node stops listening: sends what is pending, and returns whether that succeeded. */
  leaving: () => Promise<boolean>;
  error: (error: Error) => void;
};

/** Gets the changes of every node, its own too, on a connection that is replaced when it is lost. */
export function listenToNodes(connection: Connection, on: ChannelEvents) {
  const closing = new AbortController();
  const { signal } = closing;
  const { promise: ready, resolve: setReady } = Promise.withResolvers<void>();

  async function listen() {
    let previousNode: number | undefined;
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        await listenUntilLost(
          { connection, signal, previousNode },
          {
            ...on,
            listening(node) {
              failures = 0;
              previousNode = node;
              setReady();
              on.listening(node);
            },
          },
        );
      } catch (error) {
        if (!signal.aborted) reportFailure(error, failures + 1, on.error);
      }
      await delay(backoff(failures), undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  const listening = listen();

  return {
    ready,
    async close() {
      closing.abort();
      await listening;
    },
  };
}

/** Undefined for anything else that somebody sends over the same channel. */
function changeIn(payload: string): Change | undefined {
  const { data } = ChangePayload.safeParse(parsedJson(payload));
  const changed = data?.topics.filter(isTopic) ?? [];
  return changed.length > 0 ? { topics: changed, except: data?.except } : undefined;
}

const isTopic = (name: string): name is Topic => topics.some((topic) => topic === name);

/** Longer after each failure, and with jitter, so that nodes don't retry at the same moment. */
const backoff = (failures: number) =>
  Math.min(LONGEST_PAUSE, 250 * 2 ** failures) * (0.5 + Math.random() / 2);

type ListenAttempt = {
  connection: Connection;
  signal: AbortSignal;
  previousNode: number | undefined;
};

async function listenUntilLost(
  { connection, signal, previousNode }: ListenAttempt,
  on: ChannelEvents,
) {
  const client = new pg.Client({
    ...connection,
    application_name: applicationName('live'),
    connectionTimeoutMillis: ANSWER_TIMEOUT,
    query_timeout: ANSWER_TIMEOUT,
  });
  const lost = Promise.withResolvers<void>();
  client.on('error', lost.reject);
  client.on('end', () => lost.resolve());
  client.on('notification', ({ payload = '' }) => {
    const change = changeIn(payload);
    if (change) on.change(change);
  });
  const end = () => lost.resolve();
  signal.addEventListener('abort', end);
  try {
    await client.connect();
    await client.query(`listen ${channel}; ${KEEPALIVES}`);
    const node = await registerNode(client, previousNode);
    on.listening(node);
    await pollUntil(lost, async () => {
      if (await findDeadNode(client, node)) on.killed();
    });
    // With changes left unsent it stays registered: the others then treat it as killed.
    if (signal.aborted && (await on.leaving())) await unregisterNode(client, node);
  } finally {
    signal.removeEventListener('abort', end);
    lost.promise.catch(() => undefined);
    await client.end();
  }
}

/** Polling also shows whether the connection works: one that a router has dropped is silent, not closed. */
async function pollUntil(
  { promise, reject }: PromiseWithResolvers<void>,
  poll: () => Promise<void>,
) {
  let lastPoll: Promise<void> | undefined;
  const polling = setInterval(() => {
    lastPoll = poll().catch(reject);
  }, POLL_EVERY).unref();
  await promise.finally(() => clearInterval(polling));
  await lastPoll;
}
