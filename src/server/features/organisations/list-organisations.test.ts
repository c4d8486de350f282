import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import { eachOf, keysOfKind } from '#contract/fields/record-fields.ts';
import { organisationFields } from '#contract/organisations/organisation-fields.ts';
import {
  organisationIndex,
  organisationSearch,
  regionIndex,
  showOrganisation,
} from '#contract/organisations/organisations.ts';
import { memberships, organisations, regions, subscriptions, users } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

const tokerau = '019a9f00-0000-7000-8000-000000000001';
const waikato = '019a9f00-0000-7000-8000-000000000005';
const id = (index: number) => `019a9f00-0000-7000-8000-00000000000${index}`;

let world: World;
let admin: Person;

beforeAll(async () => {
  world = await newWorld();
  admin = await world.person('Mere', 'admin');
  const rows = [
    { name: 'Zebra Kindergarten', code: '00100%', city: 'Whangārei', type: 'ece' as const },
    { name: 'Ōtara Kura', code: '10007', city: 'Auckland', region: tokerau },
    { name: 'Otara / School?', code: '2562_a', city: '', email: 'ōtara@kura.example' },
    { name: 'ōtara a\\b', code: 'K9', city: 'Waihī' },
  ];
  await world.db.insert(organisations).values(
    rows.map((row, index) => ({
      uuid: id(index),
      type: 'school' as const,
      email: 'office@kura.example',
      region: waikato,
      ...row,
    })),
  );
});

type Query = CallInput<typeof organisationIndex>['query'];

async function listed(query: Query = {}, term?: string) {
  const call = world.as(admin);
  const { status, reply } =
    term === undefined
      ? await call(organisationIndex, { query })
      : await call(organisationSearch, { params: { term }, query });
  return { status, ...reply.organisations };
}

const names = async (query: Query = {}, term?: string) =>
  (await listed(query, term)).data.map(({ name }) => name);

const all = ['ōtara a\\b', 'Ōtara Kura', 'Otara / School?', 'Zebra Kindergarten'].toSorted(
  new Intl.Collator('en-NZ').compare,
);

describe('organisations are listed', () => {
  test('by name, macrons with their vowels', async () => {
    expect(await names()).toEqual(all);
    expect(await names({ sort: '-name' })).toEqual(all.toReversed());
  });

  test.each([
    ['code', ['Zebra Kindergarten', 'Ōtara Kura', 'Otara / School?', 'ōtara a\\b']],
    ['-code', ['ōtara a\\b', 'Otara / School?', 'Ōtara Kura', 'Zebra Kindergarten']],
    ['city', ['Otara / School?', 'Ōtara Kura', 'ōtara a\\b', 'Zebra Kindergarten']],
    ['-city', ['Zebra Kindergarten', 'ōtara a\\b', 'Ōtara Kura', 'Otara / School?']],
  ] as const)('by %s', async (sort, expected) => {
    expect(await names({ sort })).toEqual(expected);
  });

  test.each([
    [{ type: 'ece' }, ['Zebra Kindergarten']],
    [{ region: tokerau }, ['Ōtara Kura']],
    [{ type: 'ece', region: tokerau }, []],
  ] as [Query, string[]][])('narrowed by %j', async (query, expected) => {
    expect(await listed(query)).toMatchObject({ total: expected.length });
    expect(await names(query)).toEqual(expected);
  });
});

describe('searching organisations', () => {
  test.each([
    ['otara', all.slice(0, 3)],
    ['ŌTARA', all.slice(0, 3)],
    ['00100', ['Zebra Kindergarten']],
    ['k9', ['ōtara a\\b']],
    ['%', ['Zebra Kindergarten']],
    ['_', ['Otara / School?']],
    ['/', ['Otara / School?']],
    ['School?', ['Otara / School?']],
    ['a\\b', ['ōtara a\\b']],
    ['office@', []],
    ['\u0000', []],
  ])('%j finds %j', async (term, expected) => {
    expect(await listed({}, term)).toMatchObject({ status: 200, total: expected.length });
    expect(await names({}, term)).toEqual(expected);
  });

  test('a term and filters narrow together', async () => {
    expect(await names({ region: tokerau }, 'otara')).toEqual(['Ōtara Kura']);
  });
});

test.each([
  [
    { per_page: 3, page: 2 },
    { current_page: 2, last_page: 2, total: 4, from: 4, to: 4 },
  ],
  [
    { per_page: 3, page: 3 },
    { data: [], total: 4, from: null, to: null },
  ],
  [{ per_page: 101 }, { per_page: 100 }],
  [{ page: 0 }, { current_page: 1 }],
])('the page of %j is %j', async (query, expected) => {
  expect(await listed(query)).toMatchObject({ status: 200, ...expected });
  expect(await listed(query, 'a')).toMatchObject({ status: 200, ...expected });
});

test('an organisation is shown with its region and every field as it was stored', async () => {
  const { reply } = await world.as(admin)(showOrganisation, { params: { uuid: id(0) } });
  expect(reply.organisation).toEqual({
    ...eachOf(keysOfKind(organisationFields, 'line'), () => ''),
    uuid: id(0),
    name: 'Zebra Kindergarten',
    org_code: '00100%',
    org_type: 'ece',
    email: 'office@kura.example',
    city: 'Whangārei',
    region: { uuid: waikato, name: 'Waikato' },
    users: [],
    created_at: expect.stringMatching(/Z$/),
    updated_at: expect.stringMatching(/Z$/),
  });
});

test.each(['019a9f00-0000-7000-8000-00000000dead', 'none'])('%s is not found', async (uuid) => {
  expect((await world.as(admin)(showOrganisation, { params: { uuid } })).status).toBe(404);
});

const days = (count: number) => new Date(Date.now() + count * 86_400_000);

describe('who belongs to an organisation', () => {
  test('is told by name, without those who left', async () => {
    const [zoe, ahi, gone] = await Promise.all(
      ['Zoë', 'Āhi', 'Gone'].map((name) => world.person(name)),
    );
    await world.db.insert(memberships).values([
      { user: zoe?.uuid ?? '', organisation: id(1), joinedAt: days(-9) },
      { user: ahi?.uuid ?? '', organisation: id(1), joinedAt: days(-8) },
      { user: gone?.uuid ?? '', organisation: id(1), joinedAt: days(-8), leftAt: days(-1) },
    ]);
    await world.db
      .update(users)
      .set({ active: false })
      .where(eq(users.uuid, ahi?.uuid ?? ''));
    const { data } = await listed({}, '10007');
    expect(data[0]?.users).toEqual([
      { uuid: ahi?.uuid, name: 'Āhi', email: ahi?.email, active: false, subscriber: false },
      { uuid: zoe?.uuid, name: 'Zoë', email: zoe?.email, active: true, subscriber: false },
    ]);
  });

  test.each([
    ['active', null, true],
    ['trialing', null, true],
    ['active', 3, true],
    ['active', -3, false],
    ['canceled', 3, true],
    ['canceled', -3, false],
    ['canceled', null, false],
    ['past_due', null, false],
    ['unpaid', null, false],
    ['incomplete', null, false],
    ['incomplete_expired', null, false],
    ['paused', null, false],
    ['a new word of Stripe', null, false],
  ])('with a subscription %s that ends in %s days is a subscriber: %s', async (...given) => {
    const [stripeStatus, ends, expected] = given;
    const person = await world.person('Payer');
    await world.db.delete(memberships).where(eq(memberships.organisation, id(2)));
    await world.db
      .insert(memberships)
      .values({ user: person.uuid, organisation: id(2), joinedAt: days(-1) });
    await world.db.insert(subscriptions).values({
      uuid: person.uuid,
      user: person.uuid,
      name: 'Annual',
      stripeStatus,
      endsAt: ends === null ? null : days(ends),
    });
    const { reply } = await world.as(admin)(showOrganisation, { params: { uuid: id(2) } });
    expect(reply.organisation.users).toMatchObject([{ name: 'Payer', subscriber: expected }]);
  });
});

test('the twelve education regions are there from the start, by name', async () => {
  const { reply } = await world.as(admin)(regionIndex, {});
  const names = Object.values(reply.regions);
  const stored = await world.db.select({ name: regions.name }).from(regions);
  expect(names).toHaveLength(12);
  expect(new Set(names)).toEqual(new Set(stored.map(({ name }) => name)));
  expect(names).toEqual(names.toSorted(new Intl.Collator('en-NZ').compare));
});
