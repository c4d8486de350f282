import { beforeAll, expect, test } from 'vitest';
import { learnerList } from '#contract/people/people.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let mentor: Person;
const names = ['Zoë', 'Āhi', 'ahi', 'Ānaru', 'Bob', '100% Māori_a\\b', "O'Brien / Smith?"];

beforeAll(async () => {
  world = await newWorld();
  mentor = await world.person('Hana', 'mentor');
  for (const name of names) await world.person(name, 'independent_learner');
  await world.person('Inactive Ināianei', 'independent_learner', { active: false });
  await world.person('Mentor Māori', 'mentor');
});

async function found(query: { search?: string; limit?: number }): Promise<string[]> {
  const { reply } = await world.as(mentor)(learnerList, { query });
  return Object.values(reply.independentUserData);
}

test('active learners come by name, macrons with their vowels', async () => {
  expect(await found({})).toEqual([
    '100% Māori_a\\b',
    'ahi',
    'Āhi',
    'Ānaru',
    'Bob',
    "O'Brien / Smith?",
    'Zoë',
  ]);
});

test.each([
  ['maori', ['100% Māori_a\\b']],
  ['MĀORI', ['100% Māori_a\\b']],
  ['āHI', ['ahi', 'Āhi']],
  ['zoe', ['Zoë']],
  ['%', ['100% Māori_a\\b']],
  ['_', ['100% Māori_a\\b']],
  ['\\', ['100% Māori_a\\b']],
  ['/ Smith?', ["O'Brien / Smith?"]],
  ["'", ["O'Brien / Smith?"]],
  ['nobody of that name', []],
])('searching %j finds %j', async (search, expected) => {
  expect(await found({ search })).toEqual(expected);
});

test('letters of an email address find nobody: those who pick a learner do not see it', async () => {
  await world.person('Pita', 'independent_learner', { email: 'kowhai@school.example' });
  expect(await found({ search: 'kowhai' })).toEqual([]);
  expect(await found({ search: 'pita' })).toEqual(['Pita']);
});

test('a limit cuts the list', async () => {
  expect(await found({ limit: 2 })).toHaveLength(2);
});
