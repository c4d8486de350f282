import { beforeAll, expect, test } from 'vitest';
import { userRecords } from '#contract/people/people.ts';
import {
  cancelSubscription,
  subscriptionIndex,
  subscriptionSearch,
} from '#contract/subscriptions/subscriptions.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { subscribe } from './subscriptions.test-support.ts';

let world: World;
let admin: Person;
let mere: Person;
let kura: string;
let elsewhere: string;
let ofMere: string;
let ofBoth: string;
let ofStranger: string;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  admin = await world.person('Hana', []);
  mere = await world.person('Mere Tāne');
  const [both, stranger] = [await world.person('Rewi Both'), await world.person('Stranger')];
  kura = await world.organisation('Te Kura', [mere, both]);
  elsewhere = await world.organisation('Kōhanga Huna', [both, stranger]);
  await world.organisationRole(admin, 'organisation_admin', kura);
  ofMere = await subscribe(world, mere, { name: 'Annual' });
  ofBoth = await subscribe(world, both, { name: 'Monthly' });
  ofStranger = await subscribe(world, stranger, { name: 'Annual' });
});

async function found(term?: string) {
  const as = world.as(admin);
  const { reply } = term
    ? await as(subscriptionSearch, { params: { term }, query: {} })
    : await as(subscriptionIndex, { query: {} });
  const { data, total } = reply.subscriptions;
  expect(total).toBe(data.length);
  return data;
}
const idsOf = async (term?: string) => (await found(term)).map(({ id }) => id).toSorted();

test('an organisation’s administrator looks at the subscriptions of its people', async () => {
  expect(await idsOf()).toEqual([ofMere, ofBoth].toSorted());
  expect(await idsOf('annual')).toEqual([ofMere]);
  expect(await idsOf('mere tane')).toEqual([ofMere]);
  expect(await idsOf('te kura')).toEqual([ofMere, ofBoth].toSorted());
});

test('of an organisation only the subscriptions of its people are shown, to whoever may see it', async () => {
  const ana = await world.person('Ana Admin', 'admin');
  const second = await world.organisation('Te Kura Tuarua', [mere]);
  await world.organisationRole(admin, 'organisation_admin', second);
  const idsAt = async (person: Person, organisation: string) => {
    const { reply } = await world.as(person)(subscriptionIndex, { query: { organisation } });
    expect(reply.subscriptions.total).toBe(reply.subscriptions.data.length);
    return reply.subscriptions.data.map(({ id }) => id).toSorted();
  };
  expect(await idsAt(admin, second)).toEqual([ofMere]);
  expect(await idsAt(admin, second.toUpperCase())).toEqual([ofMere]);
  expect(await idsAt(admin, kura)).toEqual([ofMere, ofBoth].toSorted());
  expect(await idsAt(admin, elsewhere)).toEqual([]);
  expect(await idsAt(ana, elsewhere)).toEqual([ofBoth, ofStranger].toSorted());
  const url = `/api/admin/export/subscriptions.csv?organisation=${second}`;
  const { body } = await world.raw(admin, { method: 'GET', url });
  expect(body).toContain('Mere Tāne');
  expect(body).toMatch(/\bTe Kura; Te Kura Tuarua\b/);
  expect(body).not.toContain('Rewi Both');
});

test('where else somebody belongs is neither told nor found', async () => {
  expect(await idsOf('huna')).toEqual([]);
  const [row] = await found('rewi');
  expect(row?.user.organisations.map(({ name }) => name)).toEqual(['Te Kura']);
  const params = { uuid: row?.user.uuid ?? '' };
  const { reply } = await world.as(admin)(userRecords, { params });
  expect(JSON.stringify(reply)).not.toContain('Huna');
});

test('they can be looked at and taken along as a file, and not changed', async () => {
  const url = '/api/admin/export/subscriptions.csv';
  const { body } = await world.raw(admin, { method: 'GET', url });
  expect(body).toContain('Mere Tāne');
  expect(body).not.toContain('Stranger');
  expect(body).not.toContain('Huna');
  for (const id of [ofMere, ofStranger]) {
    expect((await world.as(admin)(cancelSubscription, { params: { id } })).status).toBe(403);
  }
});
