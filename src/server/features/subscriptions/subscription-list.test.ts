import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { subscriptionIndex, subscriptionSearch } from '#contract/subscriptions/subscriptions.ts';
import { memberships, organisations, subscriptions, users } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { DAY, join, organisation, subscribe } from './subscriptions.test-support.ts';

let world: World;
let admin: Person;
let mere: Person;
let kura: string;
const start = Date.UTC(2026, 0, 1);
const day = (count: number) => new Date(start + count * DAY);

beforeAll(async () => {
  world = await newWorld();
  admin = await world.person('Hana', 'admin');
  mere = await world.person('Mere Tāne', [], { email: 'mere_50%@kura.example' });
  const tama = await world.person('Tama Ngata');
  kura = await organisation(world, 'Te Kōhanga o Ōtaki');
  const second = await organisation(world, 'Harbour View / South');
  await join(world, mere, second, 9);
  await join(world, mere, kura, 2);
  await subscribe(world, mere, { name: 'Pūrākau? 100%', createdAt: day(1) });
  await subscribe(world, tama, { name: 'Centre\\annual', createdAt: day(2), endsAt: day(400) });
  await subscribe(world, tama, { createdAt: day(3), stripeStatus: 'past_due', endsAt: day(300) });
  await subscribe(world, tama, { createdAt: day(4), stripeStatus: 'mystery', stripeId: 'sub_4' });
});

type Query = { status?: string; sort?: 'created_at' | '-created_at' | 'ends_at' | '-ends_at' };
async function list(query: Query & { page?: string; per_page?: string } = {}) {
  const { reply } = await world.as(admin)(subscriptionIndex, { query });
  return reply.subscriptions;
}
const types = async (query: Query) => (await list(query)).data.map(({ name }) => name);

async function found(term: string): Promise<string[]> {
  const { reply } = await world.as(admin)(subscriptionSearch, { params: { term }, query: {} });
  expect(reply.subscriptions.total).toBe(reply.subscriptions.data.length);
  return reply.subscriptions.data.map(({ created_at: at }) => String(Date.parse(at) - start));
}
const nth = (...days: number[]) => days.map((count) => String(count * DAY));

test('subscriptions come newest first, each with its person and their organisations as joined', async () => {
  const { data, ...page } = await list();
  expect(page).toEqual({ current_page: 1, last_page: 1, per_page: 15, total: 4, from: 1, to: 4 });
  expect(data.map(({ created_at: at }) => (Date.parse(at) - start) / DAY)).toEqual([4, 3, 2, 1]);
  expect(data.map(({ stripe_status: status }) => status)).toEqual([
    'mystery',
    'past_due',
    'active',
    'active',
  ]);
  expect(data.map(({ kept }) => kept)).toEqual(['stripe', 'by_hand', 'by_hand', 'by_hand']);
  expect(data.at(-1)?.user).toMatchObject({
    name: 'Mere Tāne',
    email: 'mere_50%@kura.example',
    organisations: [{ name: 'Te Kōhanga o Ōtaki' }, { name: 'Harbour View / South' }],
  });
});

test('the list may be narrowed to a status, known or not, and sorted by either date', async () => {
  expect((await list({ status: 'mystery' })).total).toBe(1);
  expect((await list({ status: 'paused' })).data).toEqual([]);
  const [hundred, annual, monthly] = ['Pūrākau? 100%', 'Centre\\annual', 'Individual monthly'];
  expect(await types({ sort: 'created_at' })).toEqual([hundred, annual, monthly, monthly]);
  expect((await types({ sort: 'ends_at' })).slice(0, 2)).toEqual([monthly, annual]);
  expect((await types({ sort: '-ends_at' })).slice(0, 2)).toEqual([annual, monthly]);
});

test('a page past the end is empty, one that makes no sense is the first', async () => {
  expect(await list({ page: '3', per_page: '2' })).toMatchObject({
    data: [],
    from: null,
    to: null,
    last_page: 2,
    total: 4,
  });
  expect(await list({ page: '0', per_page: '101' })).toMatchObject({ from: 1, per_page: 100 });
  expect((await list({ page: '2', per_page: '3' })).data).toHaveLength(1);
});

test.each([
  ['mere tane', nth(1)],
  ['TĀNE', nth(1)],
  ['otaki', nth(1)],
  ['View / South', nth(1)],
  ['individual MONTHLY', nth(4, 3)],
  ['purakau', nth(1)],
  ['%', nth(1)],
  ['_50%', nth(1)],
  ['?', nth(1)],
  ['\\', nth(2)],
  ['ngata', nth(4, 3, 2)],
  ['nobody of that name', []],
  ['tāne mere', []],
])('searching %j finds person, e-mail, type and organisation', async (term, expected) => {
  expect(await found(term)).toEqual(expected);
});

test('a search follows whoever is renamed, moves or leaves, and what is renamed', async () => {
  const person = await world.person('Aroha Before');
  const centre = await organisation(world, 'Centre before');
  const uuid = await subscribe(world, person);
  await join(world, person, centre);
  const isFound = async (term: string) => (await found(term)).length === 1;
  expect(await isFound('aroha before')).toBe(true);
  expect(await isFound('centre before')).toBe(true);

  await world.db.update(users).set({ name: 'Aroha Āfter' }).where(eq(users.uuid, person.uuid));
  const renamed = { name: 'Kōwhai centre' };
  await world.db.update(organisations).set(renamed).where(eq(organisations.uuid, centre));
  await world.db.update(subscriptions).set({ name: 'Ngā' }).where(eq(subscriptions.uuid, uuid));
  expect(await isFound('aroha after')).toBe(true);
  expect(await isFound('kowhai')).toBe(true);
  expect(await isFound('before')).toBe(false);

  const theirs = eq(memberships.user, person.uuid);
  await world.db.update(memberships).set({ leftAt: new Date() }).where(theirs);
  expect(await isFound('kowhai')).toBe(false);
  await world.db.update(memberships).set({ leftAt: null }).where(theirs);
  expect(await isFound('kowhai')).toBe(true);
  await world.db.delete(memberships).where(theirs);
  expect(await isFound('kowhai')).toBe(false);
  await world.db.delete(subscriptions).where(eq(subscriptions.uuid, uuid));
  expect((await list()).total).toBe(4);
});

test('renaming a person and their organisation at once leaves nothing old to be found', async () => {
  for (let round = 0; round < 8; round += 1) {
    const person = await world.person(`Old Person ${round}`);
    const centre = await organisation(world, `Old Centre ${round}`);
    await Promise.all([
      subscribe(world, person),
      join(world, person, centre),
      world.db
        .update(users)
        .set({ name: `New ${round}` })
        .where(eq(users.uuid, person.uuid)),
      world.db
        .update(organisations)
        .set({ name: `New ${round}` })
        .where(eq(organisations.uuid, centre)),
    ]);
    expect(await found(`Old Person ${round}`)).toEqual([]);
    expect(await found(`Old Centre ${round}`)).toEqual([]);
    expect(await found(`New ${round}`)).toHaveLength(1);
  }
});
