import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { organisationSearch } from '#contract/organisations/organisations.ts';
import { userSearch } from '#contract/people/people.ts';
import { organisations, users } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { gap, learnCommonLetters } from './common-letters.ts';
import { contains, matches, matchesOnce } from './search.ts';

let world: World;
let mere: Person;
const texts: string[] = [];

/** The same numbers in every run, from 0 to below 1. */
let seed = 16;
function random() {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return seed / 2 ** 31;
}
const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;

const words = [
  'Māhina',
  'Hēmi',
  'Ngata',
  '100%',
  'a_b',
  'O\\b',
  'Te Ao',
  'Zoë',
  'x',
  '％',
  'Ānaru 12',
];
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('％', '%').toLowerCase();

/** Part of what somebody is called, perhaps with other macrons and case, perhaps of nobody. */
function term(): string {
  const letters = [...pick(texts)];
  const from = Math.floor(random() * letters.length);
  const part = letters.slice(from, from + 1 + Math.floor(random() ** 2 * 30)).join('');
  const other = pick([part, plain(part), part.toUpperCase(), part.replaceAll('a', 'ā')]);
  return pick([other, other, other, `${other}${pick(words)}`]);
}

beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  mere = await world.person('Mere', 'admin', { email: 'mere@school.example' });
  const rows = Array.from({ length: 600 }, (_, n) => ({
    name: `Person ${pick(words)} ${pick(words)} ${Math.floor(random() * 3000)}`,
    email: `person${n}@school${n % 20}.example`,
  }));
  texts.push('Mere mere@school.example', ...rows.map(({ name, email }) => `${name} ${email}`));
  await world.db.execute(sql`
    insert into users (uuid, name, email) select gen_random_uuid(), name, email
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as input (name text, email text)`);
  await world.db.execute(sql`
    insert into organisations (uuid, name, code, type, email, region)
    select gen_random_uuid(), name, email, 'school', email, (select uuid from regions limit 1)
    from users`);
});

const expected = (search: string) =>
  texts.filter((text) => plain(text).includes(plain(search.trim()))).length;

test.each([
  ['nothing is known of the letters', async () => undefined],
  [
    'the common letters are known',
    async () => {
      await world.db.execute(sql`analyze users, organisations`);
      await learnCommonLetters(world.db);
    },
  ],
])('a search finds what a look through all names finds, while %s', async (_, learn) => {
  await learn();
  const fixed = ['%', '_', '\\', 'me', 'q', 'person', '@sch', 'l1.', '％', 'ĀNARU', 'mere@school.'];
  const random = Array.from({ length: 150 }, term).filter((search) => search.trim() !== '');
  for (const search of [...fixed, ...random]) {
    const { reply } = await world.as(mere)(userSearch, { params: { term: search }, query: {} });
    expect([search, reply.users.total]).toEqual([search, expected(search)]);
    const once = await world.db.$count(users, matchesOnce(users.search, search));
    expect([search, once]).toEqual([search, expected(search)]);
  }
  for (const search of ['l1.ex', '100% a', ...random.slice(0, 30)]) {
    const { reply } = await world.as(mere)(organisationSearch, {
      params: { term: search },
      query: {},
    });
    expect([search, reply.organisations.total]).toEqual([search, expected(search)]);
  }
});

test.each(['Ngaio  Te Whāiti', 'ngaio\u00a0te whaiti', ' Ngaio\tTe\u2003Whāiti '])(
  'the spaces of a term that is pasted as “%s” find a name with single ones',
  async (search) => {
    const ngaio = await world.person('Ngaio Te Whāiti');
    const { reply } = await world.as(mere)(userSearch, { params: { term: search }, query: {} });
    expect(reply.users.data.map(({ uuid }) => uuid)).toContain(ngaio.uuid);
    expect(await world.db.$count(users, contains(users.search, search))).toBe(reply.users.total);
  },
);

const asked = async (search: string) => {
  await world.db.execute(sql`analyze users, organisations`);
  await learnCommonLetters(world.db);
  return world.db.transaction(async (db) => {
    await db.execute(sql`set local enable_seqscan = off`);
    const { rows } = await db.execute<Record<string, string>>(
      sql`explain select from ${users} where ${matches(users.search, search)}`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('users_search');
    return /Index Cond: \(search ~~ '(.*)'::text\)/.exec(plan)?.[1]?.replace(/%+/g, '%');
  });
};

test.each([
  ['person123@', '%n123@%'],
  ['person123@school17.example', '%n123@%'],
  // Of three letters or fewer, and where all are common, the whole term.
  ['l1', '%l1%'],
  ['school', '%school%'],
  ['per_son', '%per\\_son%'],
])('for %s the index is asked for %s alone', async (search, pattern) => {
  expect(await asked(search)).toBe(pattern);
});

test('organisations are asked for in the same way', async () => {
  await asked('person');
  const { params } = world.db
    .select()
    .from(organisations)
    .where(matches(organisations.search, 'person123@'))
    .toSQL();
  expect(params[0]).toBe(`${gap.repeat(5)}n123@`);
});
