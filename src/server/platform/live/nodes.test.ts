import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { storeArea } from '#contract/learning/learning.ts';
import { type Topic, topics } from '#contract/topics.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/platform/data/database.ts';
import { clientFor } from '#testing/client.ts';
import { listenOnFreePort, pusherClient } from '#testing/live.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { registerNode } from './node-registry.ts';
import { openLive } from './open-live.ts';

let world: World;
let designer: Person;
beforeAll(async () => {
  world = await newWorld();
  designer = await world.person('Hana', 'learning_designer');
});

/** Another process would do the same: it shares nothing with the first but PostgreSQL. */
async function anotherNode({
  of: { given, database, db } = world,
  notifyOver = openDatabase(database.connection),
} = {}) {
  const troubles: Error[] = [];
  const live = await openLive({
    settings: given.settings.live,
    database: notifyOver,
    connection: database.connection,
    onError: (error) => troubles.push(error),
  });
  const app = await buildApp({ ...given, live });
  await live.listen();
  async function stop() {
    await app.close();
    await live.close();
    if (!notifyOver.pool.ended) await notifyOver.close();
  }
  onTestEnd(stop);
  const { as } = clientFor(app, db);
  let count = 0;
  return {
    stop,
    troubles,
    port: await listenOnFreePort(app),
    announce: (topic: Topic) => live.announce({ topics: [topic], except: undefined }),
    addArea: () =>
      as(designer)(storeArea, {
        body: { name: `${app.listeningOrigin} ${count++}`, active: true },
      }),
  };
}

test('browsers of one node learn what is written on the other, and the other way round', async () => {
  const [here, there] = [await anotherNode(), await anotherNode()];
  const listeners = [
    await pusherClient(here.port).settled(),
    await pusherClient(there.port).settled(),
  ];

  await here.addArea();
  for (const listener of listeners) await listener.hears('areas');

  for (const listener of listeners) listener.frames.length = 0;
  await there.addArea();
  for (const listener of listeners) await listener.hears('areas');
});

/** A node in a database where no other is, and a page that is open on it. */
async function lonelyNode() {
  const alone = await newWorld();
  const node = await anotherNode({ of: alone });
  const { pool, connection } = alone.database;
  return { alone, node, pool, connection, listener: await pusherClient(node.port).settled() };
}

/** At some time an event with this topic alone comes. */
const hearsJust = (topic: Topic, { changes }: ReturnType<typeof pusherClient>) =>
  vi.waitFor(
    () => expect(changes().map(({ data }) => data)).toContainEqual({ topics: [topic] }),
    60_000,
  );

/** All nodes of a database lose the connections on which they listen. */
const cutOff = (pool: pg.Pool) =>
  pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'stepwise % live' and datname = current_database()`);

test('a node that lost its connection opens another, and its browsers read everything again', async () => {
  const { listener, pool } = await lonelyNode();

  for (let time = 0; time < 3; time += 1) {
    listener.frames.length = 0;
    await cutOff(pool);
    await listener.hears('certificates');
    expect(new Set(listener.topicsHeard())).toEqual(new Set(topics));
  }

  await pool.query('select pg_notify($1, $2)', ['stepwise_changed', '{"topics":["pods"]}']);
  await hearsJust('pods', listener);
});

test('nodes that lost their connections and come back are not taken for killed', async () => {
  const { alone, listener, pool } = await lonelyNode();
  const other = await pusherClient((await anotherNode({ of: alone })).port).settled();

  await cutOff(pool);

  for (const page of [listener, other]) await page.hears('certificates');
  // With one more row, the first node to find it would make all browsers read everything again.
  expect(await rowsIn(pool)).toHaveLength(2);
});

/** As far as a database can tell: the row that it wrote is there, its connection is not. */
async function killedNode(connection: pg.ClientConfig) {
  const client = new pg.Client(connection);
  await client.connect();
  await registerNode(client);
  await client.end();
}

const rowsIn = async (pool: pg.Pool) => (await pool.query('select id from live_nodes')).rows;

test('when nodes are killed, even two at once, browsers read everything again', async () => {
  const { listener, pool, connection } = await lonelyNode();
  await Promise.all([killedNode(connection), killedNode(connection)]);

  await listener.hears('certificates');

  expect(new Set(listener.topicsHeard())).toEqual(new Set(topics));
  // Only the row of the running node is left.
  await vi.waitFor(async () => expect(await rowsIn(pool)).toHaveLength(1), 60_000);
});

test('a node that stops in good order leaves no row', async () => {
  const { alone, pool } = await lonelyNode();
  const ending = await anotherNode({ of: alone });
  expect(await rowsIn(pool)).toHaveLength(2);

  await ending.stop();

  expect(await rowsIn(pool)).toHaveLength(1);
});

test('after a node that stops with changes still unsent, browsers read everything again', async () => {
  const { alone, listener, pool, connection } = await lonelyNode();
  const gone = openDatabase(connection);
  await gone.close();
  const ending = await anotherNode({ of: alone, notifyOver: gone });
  ending.announce('areas');

  await ending.stop();

  await listener.hears('certificates');
  expect(await rowsIn(pool)).toHaveLength(1);
});

test('an answer neither waits for the announcement nor fails with it', async () => {
  const gone = openDatabase(world.database.connection);
  await gone.close();
  const node = await anotherNode({ notifyOver: gone });

  const { status } = await node.addArea();

  expect(status).toBe(201);
  await vi.waitFor(() => expect(node.troubles.length).toBeGreaterThan(0), 60_000);
});

test('the last change before a node ends is still announced', async () => {
  const [ending, other] = [await anotherNode(), await anotherNode()];
  const listener = await pusherClient(other.port).settled();

  await ending.addArea();
  await ending.stop();

  await listener.hears('areas');
});

test.each(['', 'hello', '[]', '{"topics":"areas"}', '{"topics":["of-a-later-release"]}'])(
  'other messages on the channel, such as %j, do no harm',
  async (payload) => {
    const { node, listener, pool } = await lonelyNode();

    await pool.query('select pg_notify($1, $2)', ['stepwise_changed', payload]);

    node.announce('areas');
    await hearsJust('areas', listener);
    expect(listener.topicsHeard()).not.toContain('of-a-later-release');
  },
);

test('a node passes on the topics that it knows of what a later release announces', async () => {
  const { listener, pool } = await lonelyNode();
  const payload = JSON.stringify({ topics: ['of-a-later-release', 'pods'] });

  await pool.query('select pg_notify($1, $2)', ['stepwise_changed', payload]);

  await hearsJust('pods', listener);
  expect(listener.topicsHeard()).not.toContain('of-a-later-release');
});
