import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, statusOf } from '#contract/endpoints.ts';
import { uploadImport } from '#contract/imports/imports.ts';
import { storeArea, storePod } from '#contract/learning/learning.ts';
import { purgeIdempotencyKeys } from '#server/platform/http/idempotency.ts';
import { auditEvents, userRoles } from '#server/schema/index.ts';
import { type SampleCalls, worldOfSamples } from '#testing/sample-calls.ts';
import type { Person, World } from '#testing/world.ts';

/** Whoever got no answer sends the same again, with the same key: it is done once. */
let world: World;
let samples: SampleCalls;
let designer: Person;
beforeAll(async () => {
  ({ world, samples } = await worldOfSamples());
  designer = await world.person('Hana', 'learning_designer');
});

const withKeys = endpoints.filter(({ idempotent }) => idempotent);
/** A file is sent another way: `upload-import.test.ts`. */
const byName = withKeys
  .filter(({ name }) => name !== uploadImport.name)
  .map((endpoint): [string, Endpoint] => [endpoint.name, endpoint]);

let keys = 0;
const newKey = () => `key-${++keys}`;
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

const stateNow = async () => ({
  events: await world.db.$count(auditEvents),
  jobs: await world.runJobs(),
});

const pod = { podAreas: [], learningAspect: null, subjectMatter: null, active: true };
const store = (name: string, key: string, by = designer) =>
  world.as(by)(storePod, { body: { name, ...pod } }, withKey(key));

test('what creates a record that can be made twice, or acts on several people, takes a key', () => {
  expect(withKeys.map(({ name }) => name).toSorted()).toEqual([
    'applyUserAction',
    'assignMany',
    'inviteUser',
    'moveLearners',
    'storeArea',
    'storeAsset',
    'storeLookup',
    'storeOrganisation',
    'storePhrase',
    'storePod',
    'storeProvider',
    'storeSubscription',
    'storeTeamPhrase',
    'storeUser',
    'undoAssignMany',
    'uploadImport',
  ]);
});

test.each(byName)('%s, sent again, does nothing more and answers as it did', async (_, call) => {
  const sample = await samples.get(call.name)?.();
  if (!sample?.caller) throw new Error(`There is no sample of ${call.name}.`);
  const key = withKey(newKey());
  const as = world.as(sample.caller);
  const send = () => as(call, { body: sample.body }, key);

  const first = await send();
  expect(first.status).toBe(statusOf(call));
  await world.runJobs();
  const before = await stateNow();
  const again = await send();
  expect([again.status, again.reply]).toEqual([first.status, first.reply]);
  expect(again.headers['content-type']).toBe(first.headers['content-type']);
  expect(await stateNow()).toEqual(before);
});

test('ten at once with one key create one record, and all hear of it', async () => {
  const key = newKey();
  const before = await stateNow();
  const answers = await Promise.all(Array.from({ length: 10 }, () => store('Ngā kōrero', key)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ reply }) => reply.pod.uuid)).size).toBe(1);
  expect((await stateNow()).events).toBe(before.events + 1);
});

test('another key, or none, creates another record of the same name', async () => {
  const first = await store('Te ao', newKey());
  const second = await store('Te ao', newKey());
  const third = await world.as(designer)(storePod, { body: { name: 'Te ao', ...pod } });
  expect(new Set([first, second, third].map(({ reply }) => reply.pod.uuid)).size).toBe(3);
});

test('a key that was sent with another body or another call is refused, and nothing is created', async () => {
  const key = newKey();
  await store('Pūrākau', key);
  const before = await stateNow();
  const errors = {
    idempotency_key: ['This Idempotency-Key has been sent with another request.'],
  };
  expect(await store('Waiata', key)).toMatchObject({ status: 422, errors });
  const other = { body: { name: 'Waiata', active: true } };
  expect(await world.as(designer)(storeArea, other, withKey(key))).toMatchObject({
    status: 422,
    errors,
  });
  expect(await stateNow()).toEqual(before);
});

test('two people may choose the same key', async () => {
  const key = newKey();
  const other = await world.person('Mere', 'learning_designer');
  const [hers, his] = [await store('Tākaro', key), await store('Tākaro', key, other)];
  expect([hers.status, his.status]).toEqual([201, 201]);
  expect(hers.reply.pod.uuid).not.toBe(his.reply.pod.uuid);
});

test('what was refused is not kept: put right, it is created with the same key', async () => {
  const key = withKey(newKey());
  const area = (name: string) =>
    world.as(designer)(storeArea, { body: { name, active: true } }, key);
  await world.as(designer)(storeArea, { body: { name: 'Mana whenua', active: true } });
  expect((await area('Mana whenua')).errors).toHaveProperty('name');
  expect((await area('')).errors).toHaveProperty('name');
  expect((await area('Mana tangata')).status).toBe(201);
});

test('who may no longer create hears nothing of what they created', async () => {
  const key = newKey();
  const leaving = await world.person('Tama', 'learning_designer');
  await store('Ngā tae', key, leaving);
  await world.db.delete(userRoles).where(eq(userRoles.user, leaving.uuid));
  expect((await store('Ngā tae', key, leaving)).status).toBe(403);
});

test.each([
  ['', 422],
  ['a b', 422],
  ['x'.repeat(256), 422],
  ['x'.repeat(255), 201],
  ['"quoted"', 201],
])('the key %j is answered by %d', async (key, status) => {
  expect((await store('Rangi', key)).status).toBe(status);
});

test('a key in quotes is the same without them', async () => {
  const quoted = await store('Whetū', '"a-star"');
  expect((await store('Whetū', 'a-star')).reply).toEqual(quoted.reply);
});

test('a key is kept for a day', async () => {
  const key = newKey();
  const first = (await store('Marama', key)).reply.pod.uuid;
  const after = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1_000);
  await purgeIdempotencyKeys(world.db, after(23));
  expect((await store('Marama', key)).reply.pod.uuid).toBe(first);
  await purgeIdempotencyKeys(world.db, after(25));
  expect((await store('Marama', key)).reply.pod.uuid).not.toBe(first);
});
