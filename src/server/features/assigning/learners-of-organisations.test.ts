import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { learnersOfOrganisations } from '#contract/mentoring/assignments.ts';
import { memberships, organisations, regions } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let mentor: Person;
let region: string;

beforeAll(async () => {
  world = await newWorld();
  mentor = await world.person('Hana', 'mentor');
  region = newUuid();
  await world.db.insert(regions).values({ uuid: region, name: 'Te Tai Tokerau' });
  await organisation('Taupō Kindergarten', [
    await world.person('Zoë', 'independent_learner'),
    await world.person('Āhi', ['independent_learner', 'mentor']),
    await world.person('Inactive', 'independent_learner', { active: false }),
    mentor,
  ]);
  await organisation('100% School_a', [await world.person('Bob', 'independent_learner')]);
  await organisation('Nobody learns', [mentor]);
  await organisation(
    'Left',
    [await world.person('Gone', 'independent_learner')],
    new Date('2026-02-01'),
  );
});

async function organisation(name: string, members: Person[], leftAt: Date | null = null) {
  const uuid = newUuid();
  const details = { code: uuid.slice(-20), type: 'ece', email: 'a@b.example', region } as const;
  await world.db.insert(organisations).values({ uuid, name, ...details });
  if (members.length === 0) return;
  const joinedAt = new Date('2026-01-01');
  const rows = members.map((one) => ({ user: one.uuid, organisation: uuid, joinedAt, leftAt }));
  await world.db.insert(memberships).values(rows);
}

async function found(search?: string) {
  const query = search === undefined ? {} : { search };
  const { reply } = await world.as(mentor)(learnersOfOrganisations, { query });
  return Object.fromEntries(
    reply.organisations.map(({ name, learners }) => [name, learners.map(({ name }) => name)]),
  );
}

test('organisations come by name with their active learners by name, and no others', async () => {
  const all = await found();
  expect(all).toEqual({ '100% School_a': ['Bob'], 'Taupō Kindergarten': ['Āhi', 'Zoë'] });
  expect(Object.keys(all)).toEqual(['100% School_a', 'Taupō Kindergarten']);
});

test.each([
  ['taupo', ['Taupō Kindergarten']],
  ['TAUPŌ', ['Taupō Kindergarten']],
  [' kinder ', ['Taupō Kindergarten']],
  ['%', ['100% School_a']],
  ['_', ['100% School_a']],
  ['\\', []],
  ['nobody learns', []],
  ['left', []],
  ['', ['100% School_a', 'Taupō Kindergarten']],
])('searching %j finds %j', async (search, names) => {
  expect(Object.keys(await found(search))).toEqual(names);
});

test('a search for a control character is refused', async () => {
  const refused = await world.as(mentor)(learnersOfOrganisations, { query: { search: 'a\0b' } });
  expect(refused).toMatchObject({ status: 422, errors: { search: [expect.any(String)] } });
});

test('at most twenty organisations are answered', async () => {
  const learner = await world.person('Everywhere', 'independent_learner');
  const names = Array.from({ length: 25 }, (_, index) => `Many ${String(index).padStart(2, '0')}`);
  for (const name of names) await organisation(name, [learner]);

  expect(Object.keys(await found('many'))).toEqual(names.slice(0, 20));
});
