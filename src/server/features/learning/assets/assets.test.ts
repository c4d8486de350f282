import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import {
  assetsOfPod,
  orderAssets,
  removeAsset,
  restoreAsset,
  storeAsset,
  updateAsset,
} from '#contract/learning/assets.ts';
import { assets, auditEvents } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let designer: Person;
beforeAll(async () => {
  world = await newWorld();
  designer = await world.person('Moana', 'learning_designer');
});

const store = (pod: string, title = 'A talk', url = 'https://example.org/talk') =>
  world.as(designer)(storeAsset, { body: { pod, title, url } });
const update = (uuid: string, title: string, url?: string | null, ifMatch?: string) =>
  world.as(designer)(
    updateAsset,
    { body: { uuid, title, ...(url !== undefined && { url }) } },
    ifMatch === undefined ? {} : { ifMatch },
  );
const order = (pod: string, uuids: string[]) =>
  world.as(designer)(orderAssets, { body: { pod, assets: uuids } });
const remove = (uuid: string) => world.as(designer)(removeAsset, { body: { uuid } });
const restore = (uuid: string) => world.as(designer)(restoreAsset, { body: { uuid } });
const list = async (pod: string) =>
  (await world.as(designer)(assetsOfPod, { params: { pod } })).reply.assets;
const titles = async (pod: string) => (await list(pod)).map(({ title }) => title);

/** A pod with a link for each title, in this order. */
async function podOf(...wanted: string[]) {
  const pod = await world.pod('Settling in');
  const uuids: string[] = [];
  for (const title of wanted) uuids.push((await store(pod, title)).reply.asset.uuid);
  return { pod, uuids };
}

test('a stored link is the last of its pod', async () => {
  const { pod } = await podOf('First');
  const { status, reply } = await store(pod, ' Ngā pūrākau ', ' https://example.org/pūrākau?a=1 ');

  expect(status).toBe(201);
  expect(reply.asset).toEqual({
    uuid: expect.any(String),
    title: 'Ngā pūrākau',
    title_mi: null,
    kind: 'link',
    file: null,
    url: 'https://example.org/pūrākau?a=1',
    updated_at: expect.stringMatching(/Z$/),
  });
  expect((await list(pod)).at(-1)).toEqual(reply.asset);
  expect(await titles(pod)).toEqual(['First', 'Ngā pūrākau']);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://example.org/file',
  'file:///etc/passwd',
  'vbscript:x',
  '//example.org/talk',
  '/talk',
  'example.org',
  'http:example.org',
  'https://',
])('%j is no link', async (url) => {
  const { pod, uuids } = await podOf('Kept');
  const why = 'The address field must be a web address that begins with http:// or https://.';
  const refused = { status: 422, errors: { url: [why] } };

  expect(await store(pod, 'A talk', url)).toMatchObject(refused);
  expect(await update(uuids[0] ?? '', 'A talk', url)).toMatchObject(refused);
  expect(await titles(pod)).toEqual(['Kept']);
});

test.each(['https://hana:kererū@example.org/talk', 'https://example.org@evil.example/'])(
  '%j would lead elsewhere than it says, or tell a password',
  async (url) => {
    const { pod } = await podOf('Kept');
    const why = 'The address field must hold no user name or password: nothing before an @.';
    expect(await store(pod, 'A talk', url)).toMatchObject({ status: 422, errors: { url: [why] } });
    expect(await titles(pod)).toEqual(['Kept']);
  },
);

test('an @ further on is part of an address', async () => {
  const { pod } = await podOf('Kept');
  expect((await store(pod, 'A talk', 'https://example.org/@hana?to=a@b')).status).toBe(201);
});

test.each([
  [{ url: '' }, { url: ['The address field is required.'] }],
  [{ title: ' ' }, { title: ['The title field is required.'] }],
  [
    { url: `https://example.org/${'a'.repeat(2_000)}` },
    { url: ['The address field must not be greater than 2000 characters.'] },
  ],
  [
    { url: 'https://example.org/\u0000' },
    { url: ['The address field holds a character that can’t be stored.'] },
  ],
])('a link with %j is refused', async (wrong, errors) => {
  const pod = await world.pod('Settling in');
  const { title, url } = { title: 'A talk', url: 'https://example.org', ...wrong };
  expect(await store(pod, title, url)).toMatchObject({ status: 422, errors });
});

test.each(['x', newUuid()])('a link to the pod %j, that is not there, is refused', async (pod) => {
  expect(Object.keys((await store(pod)).errors)).toEqual(['pod']);
  expect((await world.as(designer)(assetsOfPod, { params: { pod } })).status).toBe(404);
});

test('a link gets another title and address, and keeps its address when none is given', async () => {
  const { pod, uuids } = await podOf('Old');
  const [uuid = ''] = uuids;

  expect((await update(uuid, 'New')).reply.asset.url).toBe('https://example.org/talk');
  expect((await update(uuid, 'Newer', null)).reply.asset.url).toBe('https://example.org/talk');
  const { asset } = (await update(uuid, 'Newest', 'http://example.org/a')).reply;
  expect(asset).toMatchObject({ title: 'Newest', url: 'http://example.org/a' });
  expect(await list(pod)).toEqual([asset]);
  expect((await update(uuid, 'Newest')).reply.asset).toEqual(asset);
});

test('a change begun from an older version is refused with the asset as it is now', async () => {
  const pod = await world.pod('Settling in');
  const { asset } = (await store(pod)).reply;
  const second = await update(asset.uuid, '2nd', null, asset.updated_at);
  const stale = await update(asset.uuid, '3rd', null, asset.updated_at);
  expect(stale.status).toBe(412);
  expect(stale.current).toEqual(second.reply);
});

test('the assets of a pod stand in the order they were put in', async () => {
  const { pod, uuids } = await podOf('A', 'B', 'C');
  const turned = [...uuids].reverse();
  const { reply } = await order(
    pod,
    turned.map((uuid) => uuid.toUpperCase()),
  );
  expect(reply.assets.map(({ title }) => title)).toEqual(['C', 'B', 'A']);
  expect(await titles(pod)).toEqual(['C', 'B', 'A']);
});

test('an order that is not every asset of the pod once is refused', async () => {
  const { pod, uuids } = await podOf('A', 'B', 'C');
  const [a = '', b = '', c = ''] = uuids;
  const foreign = (await podOf('D')).uuids;
  await remove(c);

  for (const wrong of [[], [a], [a, a], [a, b, c], [a, b, ...foreign]]) {
    expect(await order(pod, wrong)).toMatchObject({
      status: 422,
      errors: {
        assets: ['The order must hold every asset of the pod once. Please load it again.'],
      },
    });
  }
  expect((await order(newUuid(), [])).errors).toEqual({ pod: ['The selected pod is invalid.'] });
});

test('twenty orders at once end in one whole order', async () => {
  const { pod, uuids } = await podOf('A', 'B', 'C', 'D');
  const turned = [...uuids].reverse();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => order(pod, n % 2 ? uuids : turned)),
  );
  const ended = (await list(pod)).map(({ uuid }) => uuid);

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect([uuids, turned]).toContainEqual(ended);
});

test('twenty links stored at once all get a place of their own', async () => {
  const { pod } = await podOf();
  await Promise.all(Array.from({ length: 20 }, (_, n) => store(pod, `Talk ${n}`)));
  const rows = await world.db.select().from(assets).where(eq(assets.pod, pod));
  expect(new Set(rows.map(({ position }) => position)).size).toBe(20);
});

test('a removed asset is gone from the list, and restored it is in its place again', async () => {
  const { pod, uuids } = await podOf('A', 'B', 'C');
  const [, b = ''] = uuids;

  expect((await remove(b)).status).toBe(204);
  expect((await remove(b)).status).toBe(204);
  expect(await titles(pod)).toEqual(['A', 'C']);
  expect((await update(b, 'Gone')).errors).toEqual({ uuid: ['The selected asset is invalid.'] });

  expect((await restore(b)).reply.asset.title).toBe('B');
  expect((await restore(b)).status).toBe(200);
  expect(await titles(pod)).toEqual(['A', 'B', 'C']);
});

test('a removed asset keeps its place though the others were put in another order meanwhile', async () => {
  const { pod, uuids } = await podOf('A', 'B', 'C', 'D');
  const [a = '', b = '', c = '', d = ''] = uuids;
  await remove(b);
  await order(pod, [d, c, a]);
  await store(pod, 'E');
  await restore(b);
  expect(await titles(pod)).toEqual(['D', 'B', 'C', 'A', 'E']);
});

test.each(['x', newUuid()])('there is no asset %j to change, remove or restore', async (uuid) => {
  for (const refused of [await update(uuid, 'T'), await remove(uuid), await restore(uuid)]) {
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors)).toEqual(['uuid']);
  }
});

test('the history has every step of an asset and each order of its pod', async () => {
  const { pod, uuids } = await podOf('A', 'B');
  const [a = ''] = uuids;
  await update(a, 'AA');
  await remove(a);
  await remove(a);
  await restore(a);
  const reversed = uuids.toReversed();
  await order(pod, reversed);

  const { action, before, after } = auditEvents;
  const eventsOf = (subject: string) =>
    world.db
      .select({ action, before, after })
      .from(auditEvents)
      .where(eq(auditEvents.subject, subject))
      .orderBy(auditEvents.uuid);
  const original = { title: 'A', title_mi: null, url: 'https://example.org/talk' };
  expect(await eventsOf(a)).toEqual([
    { action: 'asset.stored', before: null, after: { ...original, pod, kind: 'link' } },
    { action: 'asset.changed', before: original, after: { ...original, title: 'AA' } },
    { action: 'asset.removed', before: { removed: false }, after: { removed: true } },
    { action: 'asset.restored', before: { removed: true }, after: { removed: false } },
  ]);
  expect(await eventsOf(pod)).toEqual([
    { action: 'pod.assets-ordered', before: { assets: uuids }, after: { assets: reversed } },
  ]);
});
