import { beforeAll, describe, expect, test } from 'vitest';
import type { CallInput, ReplyJson } from '#contract/endpoint.ts';
import { userRoles as roleMap, userIndex, userSearch } from '#contract/people/people.ts';
import { memberships, organisations } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let admin: Person;
const at = (day: number) => new Date(Date.UTC(2026, 0, day));

beforeAll(async () => {
  world = await newWorld();
  admin = await world.person('Mere Tāne', 'admin', {
    email: 'mere@kura.example',
    createdAt: at(1),
  });
  await world.person('Zoë 100%', ['mentor', 'admin'], {
    email: 'Zoe@kura.example',
    createdAt: at(2),
  });
  await world.person('Āhi_Ngata', 'independent_learner', {
    email: 'ahi@kura.example',
    createdAt: at(5),
    emailVerifiedAt: null,
  });
  await world.person('ahi Brown', [], { email: 'b@kura.example', createdAt: at(4), active: false });
  await world.person("O'Brien / Smith? a\\b", 'mentor', {
    email: 'o@kura.example',
    createdAt: at(3),
    invitedAt: at(3),
    emailVerifiedAt: null,
  });
});

type Query = CallInput<typeof userIndex>['query'];

async function listed(query: Query = {}, term?: string) {
  const call = world.as(admin);
  const { status, reply } =
    term === undefined
      ? await call(userIndex, { query })
      : await call(userSearch, { params: { term }, query });
  return { status, ...reply.users };
}

const names = async (query: Query = {}, term?: string) =>
  (await listed(query, term)).data.map(({ name }) => name);

const all = ['ahi Brown', 'Āhi_Ngata', 'Mere Tāne', "O'Brien / Smith? a\\b", 'Zoë 100%'];

describe('people are listed', () => {
  test('by name, macrons with their vowels', async () => {
    expect(await names()).toEqual(all);
  });

  test.each([
    ['-name', all.toReversed()],
    ['email', ['Āhi_Ngata', 'ahi Brown', 'Mere Tāne', "O'Brien / Smith? a\\b", 'Zoë 100%']],
    ['-email', ['Zoë 100%', "O'Brien / Smith? a\\b", 'Mere Tāne', 'ahi Brown', 'Āhi_Ngata']],
    ['created_at', ['Mere Tāne', 'Zoë 100%', "O'Brien / Smith? a\\b", 'ahi Brown', 'Āhi_Ngata']],
    ['-created_at', ['Āhi_Ngata', 'ahi Brown', "O'Brien / Smith? a\\b", 'Zoë 100%', 'Mere Tāne']],
  ] as const)('by %s, when searching too', async (sort, expected) => {
    expect(await names({ sort })).toEqual(expected);
    expect(await names({ sort }, 'kura.example')).toEqual(expected);
  });

  test.each([
    [{ role: 'mentor' }, ["O'Brien / Smith? a\\b", 'Zoë 100%']],
    [{ role: 'admin', sort: '-name' }, ['Zoë 100%', 'Mere Tāne']],
    [{ active: false }, ['ahi Brown']],
    [{ active: '1', role: 'admin' }, ['Mere Tāne', 'Zoë 100%']],
    [{ verified: false }, ['Āhi_Ngata', "O'Brien / Smith? a\\b"]],
    [{ invited: true }, ["O'Brien / Smith? a\\b"]],
    [{ invited: false }, all.filter((name) => !name.startsWith('O'))],
    [{ without_areas: true }, ['Āhi_Ngata']],
    [{ organisation: '019a9f00-0000-7000-8000-000000000001' }, []],
  ] as [Query, string[]][])('narrowed by %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
    expect(await listed(query)).toMatchObject({ total: expected.length });
  });

  test('an unknown order is refused by its name', async () => {
    const { status, errors } = await world.as(admin)(userIndex, {
      query: { sort: 'password_hash' as 'name' },
    });
    expect({ status, fields: Object.keys(errors) }).toEqual({ status: 422, fields: ['sort'] });
  });
});

describe('searching people', () => {
  test.each([
    ['TĀNE', ['Mere Tāne']],
    ['tane', ['Mere Tāne']],
    ['zoe', ['Zoë 100%']],
    ['āHI', ['ahi Brown', 'Āhi_Ngata']],
    ['mere@', ['Mere Tāne']],
    ['%', ['Zoë 100%']],
    ['_', ['Āhi_Ngata']],
    ['/', ["O'Brien / Smith? a\\b"]],
    ['Smith?', ["O'Brien / Smith? a\\b"]],
    ['a\\b', ["O'Brien / Smith? a\\b"]],
    ["'", ["O'Brien / Smith? a\\b"]],
    [' tane ', ['Mere Tāne']],
    ['nobody of that name', []],
    ['\u0000', []],
  ])('%j finds %j', async (term, expected) => {
    expect(await listed({}, term)).toMatchObject({ status: 200, total: expected.length });
    expect(await names({}, term)).toEqual(expected);
  });

  test.each(['100%', '100%25', '%', '%25'])(
    'searching %s finds a literal percent sign',
    async (term) => {
      const { statusCode, body } = await world.raw(admin, {
        method: 'GET',
        url: `/api/admin/user/search/${term}`,
      });
      const { users } = JSON.parse(body) as ReplyJson<typeof userSearch>;
      expect(statusCode).toBe(200);
      expect(users.data.map(({ name }) => name)).toEqual(['Zoë 100%']);
    },
  );

  test('a term and filters narrow together', async () => {
    expect(await names({ active: true }, 'ahi')).toEqual(['Āhi_Ngata']);
  });
});

describe('a page', () => {
  test.each([
    [{ per_page: 2 }, { current_page: 1, last_page: 3, per_page: 2, total: 5, from: 1, to: 2 }],
    [
      { per_page: 2, page: 3 },
      { current_page: 3, last_page: 3, total: 5, from: 5, to: 5 },
    ],
    [
      { per_page: 2, page: 4 },
      { data: [], current_page: 4, total: 5, from: null, to: null },
    ],
    [{ page: 999_999_999 }, { data: [], total: 5, from: null, to: null }],
    [{ page: '9'.repeat(400) }, { data: [], total: 5, from: null, to: null }],
    [{ per_page: 101 }, { per_page: 100, total: 5 }],
    [{ per_page: '9'.repeat(12) }, { per_page: 100, total: 5 }],
    [{ page: 0 }, { current_page: 1, from: 1 }],
    [{ page: -3 }, { current_page: 1, from: 1 }],
    [{ page: 'x' }, { current_page: 1, per_page: 15 }],
  ])('%j answers %j', async (query, expected) => {
    expect(await listed(query)).toMatchObject({ status: 200, ...expected });
    expect(await listed(query, 'kura.example')).toMatchObject({ status: 200, ...expected });
  });

  test('an empty list has one page', async () => {
    const expected = { data: [], total: 0, last_page: 1, from: null, to: null };
    expect(await listed({}, 'nobody of that name')).toMatchObject(expected);
  });
});

test('a person is shown with their roles in words and what they belong to, the first joined first', async () => {
  const person = await world.person('Hēmi', ['mentor', 'admin'], { createdAt: at(9) });
  const uuids = {
    second: '019a9f00-0000-7000-8000-0000000000a1',
    first: '019a9f00-0000-7000-8000-0000000000a2',
    left: '019a9f00-0000-7000-8000-0000000000a3',
  };
  const region = '019a9f00-0000-7000-8000-000000000001';
  for (const [name, uuid] of Object.entries(uuids)) {
    const organisation = { uuid, name, code: name, type: 'ece' as const, email: 'o@kura.example' };
    await world.db.insert(organisations).values({ ...organisation, region });
  }
  await world.db.insert(memberships).values([
    { user: person.uuid, organisation: uuids.second, joinedAt: at(20) },
    { user: person.uuid, organisation: uuids.first, joinedAt: at(10) },
    { user: person.uuid, organisation: uuids.left, joinedAt: at(10), leftAt: at(11) },
  ]);

  const { data } = await listed({ organisation: uuids.first });

  expect(data).toEqual([
    {
      uuid: person.uuid,
      name: 'Hēmi',
      email: person.email,
      active: true,
      roles: [
        { name: 'admin', label: 'Administrator' },
        { name: 'mentor', label: 'Mentor' },
      ],
      organisation_roles: [],
      organisations: [
        { uuid: uuids.first, name: 'first' },
        { uuid: uuids.second, name: 'second' },
      ],
      email_verified_at: expect.stringMatching(/Z$/),
      invited_at: null,
      last_login_at: null,
      has_password: false,
      created_at: at(9).toISOString(),
      updated_at: expect.stringMatching(/Z$/),
    },
  ]);
  expect(await names({ organisation: uuids.left })).toEqual([]);
});

test('every role has the words people know it by', async () => {
  const { reply } = await world.as(admin)(roleMap, {});
  expect(Object.entries(reply.roles)).toEqual([
    ['admin', 'Administrator'],
    ['learning_designer', 'Learning designer'],
    ['mentor', 'Mentor'],
    ['independent_learner', 'Independent learner'],
  ]);
});
