import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { orderPods, podsOfArea, storePod } from '#contract/learning/learning.ts';
import { auditEvents } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let designer: Person;
beforeAll(async () => {
  world = await newWorld();
  designer = await world.person('Moana', 'learning_designer');
});

async function areaOf(count: number) {
  const area = await world.area();
  const pods: string[] = [];
  for (let n = 0; n < count; n += 1) pods.push(await world.pod(`Pod ${n}`, [area]));
  return { area, pods };
}

const order = (uuid: string, pods: string[]) =>
  world.as(designer)(orderPods, { body: { uuid, pods } });
const orderOf = async (area: string) =>
  (await world.as(designer)(podsOfArea, { params: { area } })).reply.pods.map(({ uuid }) => uuid);

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const whole = 'The order must hold every pod of the area once. Please load it again.';

test('whatever is ordered after what, the answer and the list are the last order', async () => {
  const { area, pods } = await areaOf(7);
  for (let turn = 0; turn < 15; turn += 1) {
    const wanted = shuffled(pods);
    const { status, reply } = await order(area, wanted);

    expect(status).toBe(200);
    expect(reply.pods.map(({ uuid }) => uuid)).toEqual(wanted);
    expect(await orderOf(area)).toEqual(wanted);
  }
});

test('a pod has a place of its own in each of its areas', async () => {
  const { area, pods } = await areaOf(3);
  const other = await world.area();
  const moved = await world.pod('In both', [other, area]);
  const last = await world.pod('After it', [other]);

  await order(area, [moved, ...pods]);

  expect(await orderOf(area)).toEqual([moved, ...pods]);
  expect(await orderOf(other)).toEqual([moved, last]);
});

test('twenty orders at once end in one whole order', async () => {
  const { area, pods } = await areaOf(8);
  const wanted = Array.from({ length: 20 }, () => shuffled(pods));
  const answers = await Promise.all(wanted.map((uuids) => order(area, uuids)));

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(wanted).toContainEqual(await orderOf(area));
});

test('of two who move pods in the order that both see, one is told, with the order as it is now', async () => {
  const { area, pods } = await areaOf(4);
  const [first = '', second = '', third = '', fourth = ''] = pods;
  const move = (after: string[]) =>
    world.as(designer)(orderPods, { body: { uuid: area, pods: after, seen: pods } });
  const answers = await Promise.all([
    move([second, first, third, fourth]),
    move([first, second, fourth, third]),
  ]);
  const refused = answers.find(({ status }) => status === 412);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  expect(refused?.message).toBe('The order was changed since you saw it.');
  const kept = answers.find(({ status }) => status === 200)?.reply;
  expect(refused?.current).toEqual(kept);
  expect(await orderOf(area)).toEqual(kept?.pods.map(({ uuid }) => uuid));
});

test('a pod that was added since makes the order that was seen an older one', async () => {
  const { area, pods } = await areaOf(2);
  await world.pod('A third', [area]);
  const body = { uuid: area, pods: pods.toReversed(), seen: pods };
  expect((await world.as(designer)(orderPods, { body })).status).toBe(412);
});

test('the order that was seen may be named in capitals', async () => {
  const { area, pods } = await areaOf(2);
  const seen = pods.map((uuid) => uuid.toUpperCase());
  const body = { uuid: area, pods: pods.toReversed(), seen };
  expect((await world.as(designer)(orderPods, { body })).status).toBe(200);
});

test('a pod that is added while others are put in order is not lost', async () => {
  const { area, pods } = await areaOf(4);
  const [ordered, stored] = await Promise.all([
    order(area, shuffled(pods)),
    world.as(designer)(storePod, { body: { name: 'Late', active: true, podAreas: [area] } }),
  ]);

  expect(stored.status).toBe(201);
  expect([200, 422]).toContain(ordered.status);
  expect((await orderOf(area)).at(-1)).toBe(stored.reply.pod.uuid);
});

test('an order that is not every pod of the area once is refused', async () => {
  const { area, pods } = await areaOf(3);
  const [a = '', b = '', c = ''] = pods;
  const elsewhere = await world.pod('Elsewhere', [await world.area()]);
  const wrong = [[], [a, b], [a, b, b], [a, b, c, c], [a, b, c, elsewhere], [a, b, newUuid()]];

  for (const uuids of wrong) {
    expect(await order(area, uuids)).toMatchObject({ status: 422, errors: { pods: [whole] } });
  }
  expect((await order(area, ['x'])).errors).toEqual({
    'pods.0': ['The pods field must be a valid UUID.'],
  });
  expect(await orderOf(area)).toEqual(pods);
});

test('a uuid in capitals is the same uuid, and an empty area has an empty order', async () => {
  const { area, pods } = await areaOf(2);
  const turned = [...pods].reverse();
  await order(
    area,
    turned.map((uuid) => uuid.toUpperCase()),
  );

  expect(await orderOf(area)).toEqual(turned);
  expect((await order(await world.area(), [])).status).toBe(200);
});

test('there is no area to order', async () => {
  expect(await order(newUuid(), [])).toMatchObject({
    status: 422,
    errors: { uuid: ['The selected area is invalid.'] },
  });
});

test('the history has the order before and after', async () => {
  const { area, pods } = await areaOf(2);
  const turned = [...pods].reverse();
  await order(area, turned);
  const [event] = await world.db.select().from(auditEvents).where(eq(auditEvents.subject, area));
  expect(event).toMatchObject({
    action: 'area.pods-ordered',
    actor: designer.uuid,
    before: { pods },
    after: { pods: turned },
  });
});
