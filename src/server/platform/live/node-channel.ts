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

/* How the nodes of one database tell each other: PostgreSQL's NOTIFY. */

const channel = 'stepwise_changed';
const SECOND = 1_000;
/** How often a node looks whether another was killed; and whether its own connection still answers. */
const POLL_EVERY = 5 * SECOND;
const ANSWER_TIMEOUT = 5 * SECOND;
/** Until it is back its pages hear nothing, and then should soon: not even of their own changes. */
const LONGEST_PAUSE = SECOND;
/**
 * A machine that lost its power closes no connection: PostgreSQL gives it up within half a minute.
 * One that has not acknowledged what it was told is not probed at all: the last is for that.
 */
const KEEPALIVES = `set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5;
  set tcp_keepalives_count = 3; set tcp_user_timeout = ${30 * SECOND}`;

/** A node of another release may know topics that this one does not. */
const ChangePayload = z.object({ topics: z.array(z.string()), except: z.string().optional() });

/** Outside the transaction of the change: NOTIFY would make the commits of all nodes queue. */
export async function notifyNodes(pool: pg.Pool, change: Change): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [channel, JSON.stringify(change)]);
}

type ChannelEvents = {
  change: (change: Change) => void;
  /** It listens, as this node, from now on: what was said before it did not hear. */
  listening: (node: number) => void;
  /** Another node was killed: what it had just changed it may not have said. */
  killed: () => void;
  /** Before it goes: says what there is left to say, and whether that was all. */
  leaving: () => Promise<boolean>;
  trouble: (error: Error) => void;
};

/** Hears every node, this one too, on a connection of its own that is replaced when it is lost. */
export function listenToNodes(connection: Connection, on: ChannelEvents) {
  const closing = new AbortController();
  const { signal } = closing;
  const { promise: heard, resolve: isHearing } = Promise.withResolvers<void>();

  async function listen() {
    let before: number | undefined;
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        await listenUntilLost(
          { connection, signal, before },
          {
            ...on,
            listening(node) {
              failures = 0;
              before = node;
              isHearing();
              on.listening(node);
            },
          },
        );
      } catch (error) {
        if (!signal.aborted) reportFailure(error, failures + 1, on.trouble);
      }
      await delay(backoff(failures), undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  const listening = listen();

  return {
    heard,
    async close() {
      closing.abort();
      await listening;
    },
  };
}

/** Whoever may use the database may say anything here. */
function changeIn(payload: string): Change | undefined {
  const { data } = ChangePayload.safeParse(parsedJson(payload));
  const known = data?.topics.filter(isTopic) ?? [];
  return known.length > 0 ? { topics: known, except: data?.except } : undefined;
}

const isTopic = (name: string): name is Topic => topics.some((topic) => topic === name);

/** Longer after each failure, and never for all nodes the same. */
const backoff = (failures: number) =>
  Math.min(LONGEST_PAUSE, 250 * 2 ** failures) * (0.5 + Math.random() / 2);

type ListenAttempt = { connection: Connection; signal: AbortSignal; before: number | undefined };

async function listenUntilLost({ connection, signal, before }: ListenAttempt, on: ChannelEvents) {
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
    const node = await registerNode(client, before);
    on.listening(node);
    await pollUntil(lost, async () => {
      if (await findDeadNode(client, node)) on.killed();
    });
    // With something left unsaid it goes as if killed: the others see to it.
    if (signal.aborted && (await on.leaving())) await unregisterNode(client, node);
  } finally {
    signal.removeEventListener('abort', end);
    lost.promise.catch(() => undefined);
    await client.end();
  }
}

/** Looks now and then. A connection that a router has forgotten is silent, not closed: so it shows. */
async function pollUntil(
  { promise, reject }: PromiseWithResolvers<void>,
  look: () => Promise<void>,
) {
  let looked: Promise<void> | undefined;
  const looking = setInterval(() => {
    looked = look().catch(reject);
  }, POLL_EVERY).unref();
  await promise.finally(() => clearInterval(looking));
  await looked;
}
