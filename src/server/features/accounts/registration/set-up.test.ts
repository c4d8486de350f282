import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { setUp } from '#contract/accounts/registration.ts';
import { hasNoAccounts, newSetUpLink } from '#server/features/accounts/index.ts';
import { setUpLinks, userRoles, users } from '#server/schema/index.ts';
import { browserOf } from '#testing/browser.ts';
import { newWorld, type World } from '#testing/world.ts';

const password = 'kererū in the kōwhai';
let world: World;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off', WEB_ORIGIN: 'http://web.test' });
});

async function newToken() {
  const link = await newSetUpLink(world.db, world.settings.site, new Date());
  expect(link).toMatch(/^http:\/\/web\.test\/set-up\/[0-9a-f]{64}$/);
  return link.split('/').at(-1) ?? '';
}

const typed = (token: string, email: string) => ({
  token,
  email,
  name: 'Ana Parata',
  password,
  password_confirmation: password,
});
const spent = /^This link has been used or is more than an hour old\. .+administrator/;

test('an empty database has nobody, and the link makes its first administrator, verified', async () => {
  expect(await hasNoAccounts(world.db)).toBe(true);
  const browser = browserOf(world.app);

  const answer = await browser.post('/api/set-up', typed(await newToken(), 'ana@kura.example'));

  expect(answer).toMatchObject({ statusCode: 204, body: '' });
  expect((await browser.get('/api/user')).json()).toMatchObject({
    name: 'Ana Parata',
    email: 'ana@kura.example',
    roles: ['admin'],
    email_verified_at: expect.stringMatching(/Z$/),
  });
  expect((await browser.get('/api/admin/mentor/worklist')).statusCode).toBe(200);
  expect(await hasNoAccounts(world.db)).toBe(false);
});

test('of twenty who use one link at once, one becomes an administrator', async () => {
  const [token, before] = [await newToken(), await world.db.$count(userRoles)];
  const attempts = Array.from({ length: 20 }, (_, number) =>
    world.asVisitor(setUp, { body: typed(token, `admin${number}@kura.example`) }),
  );
  const answers = await Promise.all(attempts);

  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  for (const { errors } of answers.filter(({ status }) => status !== 204)) {
    expect(errors).toEqual({ token: [expect.stringMatching(spent)] });
  }
  expect(await world.db.$count(userRoles)).toBe(before + 1);
});

test.each([
  ['the link works until its hour is over', 59, 204],
  ['the link is refused after its hour', 61, 422],
])('%s', async (_, minutes, expected) => {
  const token = await newToken();
  const at = sql`${setUpLinks.expiresAt} - make_interval(mins => ${minutes}::int)`;
  await world.db.update(setUpLinks).set({ expiresAt: at });

  const body = typed(token, `after${minutes}@kura.example`);
  expect((await world.asVisitor(setUp, { body })).status).toBe(expected);
});

test('a mistake in the form leaves the link good', async () => {
  const token = await newToken();
  const taken = { ...typed(token, 'ANA@kura.example') };
  const easy = { ...typed(token, 'b@kura.example'), password: 'password' };

  expect((await world.asVisitor(setUp, { body: taken })).errors).toEqual({
    email: ['The email has already been taken.'],
  });
  const { errors } = await world.asVisitor(setUp, { body: easy });
  expect(Object.keys(errors)).toEqual(['password']);
  const { status } = await world.asVisitor(setUp, { body: typed(token, 'b@kura.example') });
  expect(status).toBe(204);
});

test('a made-up link opens nothing, and only hashes of links are stored', async () => {
  const token = await newToken();
  const people = await world.db.$count(users);

  const body = typed(`${token.slice(1)}0`, 'c@kura.example');
  expect((await world.asVisitor(setUp, { body })).status).toBe(422);

  expect(await world.db.$count(users)).toBe(people);
  const rows = await world.db.select().from(setUpLinks);
  expect(JSON.stringify(rows.map((row) => row.tokenHash.toString('hex')))).not.toContain(token);
});
