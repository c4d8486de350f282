import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { storeArea } from '#contract/learning.ts';
import { socketHeader } from '#contract/live.ts';
import { topics } from '#contract/topics.ts';
import { liveNodes } from '#server/schema/index.ts';
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
  vi.waitFor(() => expect(service.published).toHaveLength(times), 10_000);

test('the hosted service is told by name, signed with our secret', async () => {
  await addArea({ [socketHeader]: '12.34' });

  await isPublished(1);
  expect(service.published).toEqual([
    {
      path: '/apps/123456/events',
      isSigned: true,
      body: {
        ...{ name: 'changed', channels: ['stepwise'], socket_id: '12.34' },
        data: '{"topics":["areas"]}',
      },
    },
  ]);
});

test('a failure of the service is no failure of ours: it is said in the log and tried again', async () => {
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

test('what a node did not get round to say before it was killed, another says: everything', async () => {
  await world.db.insert(liveNodes).values({ id: 1 });

  await world.live.listen();

  await vi.waitFor(() => expect(service.published).not.toEqual([]), 20_000);
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
