import { beforeAll, expect, test, vi } from 'vitest';
import { storeArea } from '#contract/learning.ts';
import { topics } from '#contract/topics.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/platform/database.ts';
import { atEnd } from '#testing/at-end.ts';
import { clientFor } from '#testing/client.ts';
import { listening, pusherClient } from '#testing/live.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { openLive } from './open-live.ts';

let world: World;
let designer: Person;
beforeAll(async () => {
  world = await newWorld();
  designer = await world.person('Hana', 'learning_designer');
});

/** Another process would do the same: it shares nothing with the first but PostgreSQL. */
async function anotherNode({ notifyOver = openDatabase(world.database.connection) } = {}) {
  const { given, database } = world;
  const troubles: Error[] = [];
  const live = await openLive({
    ...{ settings: given.settings.live, database: notifyOver },
    connection: database.connection,
    onTrouble: (error) => troubles.push(error),
  });
  const app = await buildApp({ ...given, live });
  await live.listen();
  async function stop() {
    await app.close();
    await live.close();
    if (!notifyOver.pool.ended) await notifyOver.close();
  }
  atEnd(stop);
  const { as } = clientFor(app, world.db);
  let count = 0;
  return {
    ...{ stop, troubles, port: await listening(app) },
    addArea: () =>
      as(designer)(storeArea, {
        body: { name: `${app.listeningOrigin} ${count++}`, active: true },
      }),
  };
}

test('what is written on one node is heard on the other, and the other way round', async () => {
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

test('a node that lost its connection for hearing opens another, and says "everything"', async () => {
  const node = await anotherNode();
  const listener = await pusherClient(node.port).settled();

  for (let time = 0; time < 3; time += 1) {
    listener.frames.length = 0;
    await world.database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'stepwise live' and datname = current_database()`);
    await listener.hears('certificates');
    expect(new Set(listener.topicsHeard())).toEqual(new Set(topics));
  }

  listener.frames.length = 0;
  await node.addArea();
  await listener.hears('areas');
  expect(listener.topicsHeard()).toEqual(['areas']);
});

test('an answer neither waits for the announcement nor fails with it', async () => {
  const gone = openDatabase(world.database.connection);
  await gone.close();
  const node = await anotherNode({ notifyOver: gone });

  const { status } = await node.addArea();

  expect(status).toBe(201);
  await vi.waitFor(() => expect(node.troubles.length).toBeGreaterThan(0));
});

test('the last change before a node ends is still announced', async () => {
  const [ending, other] = [await anotherNode(), await anotherNode()];
  const listener = await pusherClient(other.port).settled();

  await ending.addArea();
  await ending.stop();

  await listener.hears('areas');
});

test.each(['', 'hello', '[]', '{"topics":"areas"}', '{"topics":["of-a-later-release"]}'])(
  'whatever else is said in the database, such as %j, no node minds',
  async (payload) => {
    const node = await anotherNode();
    const listener = await pusherClient(node.port).settled();

    await world.database.pool.query('select pg_notify($1, $2)', ['stepwise_changed', payload]);

    await node.addArea();
    await listener.hears('areas');
    expect(listener.topicsHeard()).toEqual(['areas']);
  },
);

test('of what a later release announces, a node says what it knows', async () => {
  const node = await anotherNode();
  const listener = await pusherClient(node.port).settled();
  const payload = JSON.stringify({ topics: ['of-a-later-release', 'pods'] });

  await world.database.pool.query('select pg_notify($1, $2)', ['stepwise_changed', payload]);

  await listener.hears('pods');
  expect(listener.topicsHeard()).toEqual(['pods']);
});
