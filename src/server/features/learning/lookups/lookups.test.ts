import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { storePod } from '#contract/learning/learning.ts';
import {
  type LookupKind,
  learningAspects,
  lookupIndex,
  lookupKinds,
  storeLookup,
  subjectMatters,
  updateLookup,
} from '#contract/learning/lookups.ts';
import { auditEvents } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let designer: Person;
beforeAll(async () => {
  world = await newWorld();
  designer = await world.person('Moana', 'learning_designer');
});

const store = (kind: LookupKind, name: string) =>
  world.as(designer)(storeLookup, { body: { kind, name } });
const index = async (kind: LookupKind) =>
  (await world.as(designer)(lookupIndex, { params: { kind } })).reply.lookups;

type Changed = { uuid: string; name: string; retired?: boolean };
const update = (kind: LookupKind, { uuid, name, retired = false }: Changed, ifMatch?: string) =>
  world.as(designer)(
    updateLookup,
    { body: { kind, uuid, name, retired } },
    ifMatch === undefined ? {} : { ifMatch },
  );

async function offered(kind: LookupKind): Promise<Record<string, string>> {
  return kind === 'learning-aspects'
    ? (await world.as(designer)(learningAspects, {})).reply.learningAspects
    : (await world.as(designer)(subjectMatters, {})).reply.subjectMatters;
}

const podWith = (kind: LookupKind, uuid: string) =>
  world.as(designer)(storePod, {
    body: {
      name: 'Marked',
      active: true,
      [kind === 'learning-aspects' ? 'learningAspect' : 'subjectMatter']: uuid,
    },
  });

const taken = { name: ['The name has already been taken.'] };

test.each(lookupKinds)('%s are offered by name, macrons with their vowels', async (kind) => {
  for (const name of ['Zest', 'Ārahi', 'ara', 'Manaaki']) await store(kind, name);
  expect(Object.values(await offered(kind))).toEqual(['ara', 'Ārahi', 'Manaaki', 'Zest']);
});

test.each(lookupKinds)('%s: a word is stored, counted, renamed and retired', async (kind) => {
  const { status, reply } = await store(kind, ' Oral language ');
  const { uuid, ...stored } = reply.lookup;
  await podWith(kind, uuid);
  await podWith(kind, uuid);

  expect(status).toBe(201);
  expect(stored).toMatchObject({ name: 'Oral language', retired: false, pods_count: 0 });
  expect(await index(kind)).toContainEqual({ uuid, ...stored, pods_count: 2 });

  const renamed = await update(kind, { uuid, name: 'Oral literacy' });
  expect(renamed.reply.lookup).toMatchObject({ name: 'Oral literacy', pods_count: 2 });
  expect((await offered(kind))[uuid]).toBe('Oral literacy');

  const retired = await update(kind, { uuid, name: 'Oral literacy', retired: true });
  expect(retired.reply.lookup).toMatchObject({ retired: true, pods_count: 2 });
  expect(await offered(kind)).not.toHaveProperty(uuid);
  expect(await index(kind)).toContainEqual(retired.reply.lookup);

  await update(kind, { uuid, name: 'Oral literacy' });
  expect(await offered(kind)).toHaveProperty(uuid);
});

test('a renamed word shows on the pods that have it', async () => {
  const { uuid } = (await store('subject-matters', 'Numeracy')).reply.lookup;
  await update('subject-matters', { uuid, name: 'Pāngarau' });
  expect((await podWith('subject-matters', uuid)).reply.pod.subject_matter).toEqual({
    uuid,
    name: 'Pāngarau',
  });
});

test('a word is taken whatever its capitals, also by a retired one, and not by the other list', async () => {
  const { lookup } = (await store('learning-aspects', 'Ūkaipō')).reply;
  await update('learning-aspects', { ...lookup, retired: true });
  const other = (await store('learning-aspects', 'Another')).reply.lookup;

  expect(await store('learning-aspects', 'ūKAIPŌ')).toMatchObject({ status: 422, errors: taken });
  expect(await update('learning-aspects', { ...other, name: 'ūkaipō' })).toMatchObject({
    status: 422,
    errors: taken,
  });
  expect((await store('subject-matters', 'Ūkaipō')).status).toBe(201);
});

test('of twenty who store one word at once, one succeeds and nineteen are told that it is taken', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => store('subject-matters', 'Same moment')),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(422)]);
});

test('a change begun from an older version is refused with the word as it is now', async () => {
  const { lookup } = (await store('learning-aspects', 'First')).reply;
  const second = await update('learning-aspects', { ...lookup, name: '2nd' }, lookup.updated_at);
  const stale = await update('learning-aspects', { ...lookup, name: '3rd' }, lookup.updated_at);
  expect(stale).toMatchObject({ status: 412, current: second.reply });
});

test('saving what is there already is no change', async () => {
  const { lookup } = (await store('learning-aspects', 'Unchanged')).reply;
  const retired = (await update('learning-aspects', { ...lookup, retired: true })).reply.lookup;
  const again = await update('learning-aspects', { ...lookup, retired: true });
  expect(again.reply.lookup).toEqual(retired);
});

test('a list, a word or a name that makes no sense is refused with a message', async () => {
  const nameless = await store('subject-matters', ' ');
  const missing = await update('subject-matters', { uuid: newUuid(), name: 'Anything' });
  const aspect = (await store('learning-aspects', 'Of the other list')).reply.lookup;
  const misplaced = await update('subject-matters', aspect);
  const payload = JSON.stringify({ kind: 'colours', name: 'Red' });
  const unknown = await world.raw(designer, {
    method: 'POST',
    url: storeLookup.path,
    type: 'application/json',
    payload,
  });
  const list = await world.raw(designer, {
    method: 'GET',
    url: '/api/admin/learning/lookup/colours',
  });

  expect(nameless.errors).toEqual({ name: ['The name field is required.'] });
  expect(missing.errors).toEqual({ uuid: ['The selected word is invalid.'] });
  expect(misplaced.errors).toEqual({ uuid: ['The selected word is invalid.'] });
  expect(unknown.json().errors).toEqual({ kind: ['The selected kind is invalid.'] });
  expect(list.statusCode).toBe(404);
});

test('the history has what a word was and became', async () => {
  const { lookup } = (await store('subject-matters', 'Was')).reply;
  await update('subject-matters', { ...lookup, name: 'Became', retired: true });
  const events = await world.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, lookup.uuid))
    .orderBy(auditEvents.uuid);
  const was = { kind: 'subject-matters', name: 'Was', retired: false };
  expect(events).toMatchObject([
    { action: 'lookup.stored', after: was },
    { action: 'lookup.changed', before: was, after: { name: 'Became', retired: true } },
  ]);
});
