import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { areaIndex, storeArea } from '#contract/learning/learning.ts';
import { replayWindowMs, socketHeader } from '#contract/live.ts';
import { topics } from '#contract/topics.ts';
import { bareSocket, listenOnFreePort, pusherClient } from '#testing/live.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let port: number;
let designer: Person;
beforeAll(async () => {
  world = await newWorld();
  port = await listenOnFreePort(world.app);
  await world.live.listen();
  designer = await world.person('Hana Ōtaki', 'learning_designer');
});

async function addArea(name = 'Te ao Māori', headers: Record<string, string> = {}) {
  const body = { name: `${name} ${randomUUID()}`, active: true };
  const { status } = await world.as(designer)(storeArea, { body }, { headers });
  expect(status).toBe(201);
}

const subscribe = { event: 'pusher:subscribe', data: { channel: 'stepwise' } };

test('an unmodified Pusher client gets the topics that a call changed', async () => {
  const client = await pusherClient(port).settled();

  await addArea();

  await client.hears('areas');
  expect(client.changes()).toEqual([
    { event: 'changed', channel: 'stepwise', data: { topics: ['areas'] } },
  ]);
});

test('calls that only read, or are refused, send nothing', async () => {
  const client = await pusherClient(port).settled();
  await world.as(designer)(areaIndex, {});
  await world.as(designer)(storeArea, { body: { name: '', active: true } });

  world.live.announce({ topics: ['translations'], except: undefined });
  await client.hears('translations');
  expect(client.topicsHeard()).toEqual(['translations']);
});

test('what changes in the same moment is sent together', async () => {
  const client = await pusherClient(port).settled();

  for (const topic of [...topics, ...topics]) {
    world.live.announce({ topics: [topic], except: undefined });
  }

  await client.hears('imports');
  expect(client.changes().map(({ data }) => data)).toEqual([{ topics }]);
});

test('a finished job sends what it changed', async () => {
  const loop = reflectionSteps(world);
  const mentor = await world.person('Aroha', 'mentor');
  const { uuid } = await loop.submitted(await world.person('Tama', 'independent_learner'));
  await loop.finish(mentor, uuid);
  const client = await pusherClient(port).settled();

  await world.runJobs();

  await client.hears('certificates');
});

test('the browser that made the change gets no event, all others do', async () => {
  const [writer, other] = [await pusherClient(port).settled(), await pusherClient(port).settled()];

  await addArea('Te taiao', { [socketHeader]: writer.pusher.connection.socket_id });

  await other.hears('areas');
  await writer.everythingSoFar();
  // What changed before it came is told to it as well.
  expect(writer.topicsHeard()).not.toContain('areas');
});

test('where somebody else changed the same in that moment, the writer gets the event too', async () => {
  const writer = await pusherClient(port).settled();
  const except = writer.pusher.connection.socket_id;

  world.live.announce({ topics: ['areas'], except });
  world.live.announce({ topics: ['areas'], except: undefined });

  await writer.hears('areas');
});

test.each(['everybody', '1.2.3', `1.2","topics":["users`])(
  'a socket that calls itself %j is nobody',
  async (name) => {
    const client = await pusherClient(port).settled();
    await addArea('Te reo', { [socketHeader]: name });
    await client.hears('areas');
  },
);

test('after unsubscribing no event comes', async () => {
  const [gone, other] = [await pusherClient(port).settled(), await pusherClient(port).settled()];
  gone.pusher.unsubscribe('stepwise');
  await gone.everythingSoFar();

  await addArea();

  await other.hears('areas');
  await gone.everythingSoFar();
  expect(gone.topicsHeard()).toEqual([]);
});

test('a page that subscribes gets what changed just before, and misses nothing', async () => {
  const witness = await pusherClient(port).settled();
  await addArea();
  await witness.hears('areas');
  const { url: origin } = world.app.dependencies.site;

  const page = await bareSocket(port, undefined, { origin });
  page.say(subscribe);

  await page.hears('changed');
  expect(replayWindowMs).toBeGreaterThanOrEqual(10_000);
});

test('any other client gets only what changes once it has subscribed', async () => {
  const witness = await pusherClient(port).settled();
  await addArea();
  await witness.hears('areas');

  const late = await pusherClient(port).subscribed();
  await late.everythingSoFar();
  expect(late.changes()).toEqual([]);

  await addArea();
  await late.hears('areas');
});

test('names, addresses and texts of those who write never go out', async () => {
  const client = await pusherClient(port).settled();
  const raw: string[] = [];
  client.pusher.connection.bind('message', (frame: object) => raw.push(JSON.stringify(frame)));

  for (const name of ['Kanary Ngāti Porou', 'Kanary <b>', '"],"areas']) {
    await addArea(name);
  }
  for (const topic of topics) world.live.announce({ topics: [topic], except: undefined });
  await client.hears('subscriptions');

  const words = topics.join('|');
  const onlyTopics = new RegExp(
    `^{"event":"changed","channel":"stepwise","data":{"topics":\\[("(${words})",?)+\\]}}$`,
  );
  expect(raw.length).toBeGreaterThan(0);
  for (const frame of raw) expect(frame).toMatch(onlyTopics);
});
