import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { storeArea } from '#contract/learning/learning.ts';
import { socketHeader } from '#contract/live.ts';
import { topics } from '#contract/topics.ts';
import { liveNodes } from '#server/schema/index.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { type PusherServer, pusherAccount, pusherServer } from '#testing/pusher-server.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let service: PusherServer;
let world: World;
let designer: Person;
beforeAll(async () => {
  service = await pusherServer();
  world = await newWorld(service.settings);
  designer = await world.person('Hana', 'learning_designer');
});
afterAll(() => service.close());
beforeEach(() => {
  service.published.length = 0;
});

let count = 0;
const addArea = (headers: Record<string, string> = {}) =>
  world.as(designer)(storeArea, { body: { name: `Area ${count++}`, active: true } }, { headers });

const isPublished = (times: number) =>
  vi.waitFor(() => expect(service.published).toHaveLength(times), 60_000);

test('the hosted service gets the topics, signed with our secret', async () => {
  await addArea({ [socketHeader]: '12.34' });

  await isPublished(1);
  expect(service.published).toEqual([
    {
      path: '/apps/123456/events',
      isSigned: true,
      body: {
        name: 'changed',
        channels: ['stepwise'],
        socket_id: '12.34',
        data: '{"topics":["areas"]}',
      },
    },
  ]);
});

test('a failure of the service fails no call: it is logged and tried again', async () => {
  service.failsFor(1);

  expect((await addArea()).status).toBe(201);

  await isPublished(2);
  expect(service.published[1]?.body).toMatchObject({ data: '{"topics":["areas"]}' });
  expect(world.troubles.map(({ message }) => message)).toEqual([
    'The hosted service did not take an event: 500',
  ]);
  for (const secret of Object.values(pusherAccount)) {
    expect(String(world.troubles[0]?.stack)).not.toContain(secret);
  }
});

test('while the service takes nothing, the nodes get a change only once', async () => {
  const node = new pg.Client(world.database.connection);
  await node.connect();
  onTestEnd(() => node.end());
  const heard: unknown[] = [];
  node.on('notification', ({ payload }) => heard.push(payload));
  await node.query('listen stepwise_changed');
  service.failsFor(2);

  await addArea();

  await isPublished(3);
  await node.query('select');
  expect(heard).toEqual(['{"topics":["areas"]}']);
});

test('what the service refuses is logged and not tried again', async () => {
  const mistaken = await newWorld({ ...service.settings, PUSHER_SECRET: 'kanary-of-another-app' });
  mistaken.live.announce({ topics: ['areas'], except: undefined });
  await vi.waitFor(() => expect(mistaken.troubles).toHaveLength(1), 60_000);

  // Whatever is still to be said, it says now.
  await mistaken.live.close();

  expect(service.published.map(({ isSigned }) => isSigned)).toEqual([false]);
  expect(mistaken.troubles.map(({ message }) => message)).toEqual([
    'The hosted service did not take an event: 401',
  ]);
});

test('when a node was killed, another makes browsers read everything again', async () => {
  await world.db.insert(liveNodes).values({ id: 1 });

  await world.live.listen();

  await vi.waitFor(() => expect(service.published).not.toEqual([]), 60_000);
  expect(service.published[0]?.body).toMatchObject({ data: JSON.stringify({ topics }) });
});

test('no endpoint of our own is served beside it', async () => {
  const served = world.app.servedRoutes.map(({ url }) => url);
  expect(served.filter((url) => url.startsWith('/app'))).toEqual([]);
});

test('the page may connect there, and nowhere else', async () => {
  const { headers } = await world.app.inject({ url: '/healthz' });
  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' wss://ws-ap1.pusher.com;",
  );
});
