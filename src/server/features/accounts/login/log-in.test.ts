import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { sessions, users } from '#server/schema/index.ts';
import { browserOf } from '#testing/browser.ts';
import { newWorld, type World } from '#testing/world.ts';

const password = 'kererū in the kōwhai';
let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await newWorld();
  passwordHash = await hashPassword(password);
});

let people = 0;
function someone(traits: Partial<typeof users.$inferInsert> = {}) {
  people += 1;
  return world.person('Hana', 'mentor', {
    email: `Hana.${people}@School.example`,
    passwordHash,
    ...traits,
  });
}

const wrong = { email: ['These credentials do not match our records.'] };

test('the right password logs in, whatever the case of the e-mail', async () => {
  const { email, uuid } = await someone();
  const browser = browserOf(world.app);

  const answer = await browser.post('/login', { email: email.toLowerCase(), password });

  expect(answer).toMatchObject({ statusCode: 204, body: '' });
  expect((await browser.get('/api/user')).json()).toMatchObject({ uuid, name: 'Hana', email });
});

test('who logs in gets a new session, and the one before is worth nothing', async () => {
  const { email } = await someone();
  const browser = browserOf(world.app);
  await browser.post('/login', { email, password });
  const before = browser.copy();

  await browser.post('/login', { email, password });

  expect((await browser.get('/api/user')).statusCode).toBe(200);
  expect((await before.get('/api/user')).statusCode).toBe(401);
  expect((await before.post('/logout')).statusCode).toBe(419);
});

test('a session that an attacker planted before the login is not the one afterwards', async () => {
  const { email } = await someone();
  const browser = browserOf(world.app);
  await browser.get('/sanctum/csrf-cookie');
  const planted = browser.copy();

  await browser.post('/login', { email, password });

  expect((await planted.get('/api/user')).statusCode).toBe(401);
});

test('logging out ends the session, and one can log in again right after', async () => {
  const { email } = await someone();
  const browser = browserOf(world.app);
  await browser.post('/login', { email, password });
  const copy = browser.copy();

  expect((await browser.post('/logout')).statusCode).toBe(204);
  expect((await browser.get('/api/user')).statusCode).toBe(401);
  expect((await copy.get('/api/user')).statusCode).toBe(401);
  expect((await browser.postOnly('/login', { email, password })).statusCode).toBe(204);
});

test.each([
  ['a wrong password', async () => ({ email: (await someone()).email, password: 'not this' })],
  ['an unknown address', async () => ({ email: 'nobody@school.example', password })],
  [
    'an invited person without a password',
    async () => ({
      email: (await someone({ passwordHash: null })).email,
      password,
    }),
  ],
])('%s gets the same message', async (_, credentials) => {
  const answer = await browserOf(world.app).post('/login', await credentials());
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({ message: wrong.email[0], errors: wrong });
});

test('an inactive account says so, to whoever knows its password', async () => {
  const { email } = await someone({ active: false });
  const browser = browserOf(world.app);

  const right = await browser.post('/login', { email, password });
  const guess = await browser.post('/login', { email, password: 'guess' });

  expect(right.json().errors).toEqual({
    email: ['This account is not active. Please contact an administrator.'],
  });
  expect(guess.json().errors).toEqual(wrong);
});

test('somebody who is deactivated is out at their next request', async () => {
  const { email, uuid } = await someone();
  const browser = browserOf(world.app);
  await browser.post('/login', { email, password });

  await world.db.update(users).set({ active: false }).where(eq(users.uuid, uuid));

  expect((await browser.get('/api/user')).statusCode).toBe(401);
});

test('nothing typed: both fields are named', async () => {
  const answer = await browserOf(world.app).post('/login', {});
  expect(answer.json()).toEqual({
    message: 'The email field is required. (and 1 more error)',
    errors: {
      email: ['The email field is required.'],
      password: ['The password field is required.'],
    },
  });
});

test('five failures lock an e-mail out for a minute, even for the right password', async () => {
  const { email } = await someone();
  const browser = browserOf(world.app);
  for (let failure = 0; failure < 5; failure += 1) {
    expect((await browser.post('/login', { email, password: 'guess' })).json().errors).toEqual(
      wrong,
    );
  }

  const locked = await browser.post('/login', { email, password });

  expect(locked.statusCode).toBe(422);
  expect(locked.json().errors.email[0]).toMatch(
    /^Too many login attempts\. Please try again in \d+ seconds\.$/,
  );
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
  const other = await someone();
  expect((await browser.post('/login', { email: other.email, password })).statusCode).toBe(204);
});

test.each([
  { remember: undefined, hours: 2 },
  { remember: true, hours: 30 * 24 },
  { remember: '1', hours: 30 * 24 },
])(
  'with remember $remember a session lasts $hours hours without a request',
  async ({ remember, hours }) => {
    const { email, uuid } = await someone();
    const browser = browserOf(world.app);
    const answer = await browser.post('/login', { email, password, remember });
    const [cookie] = answer.cookies.filter(({ name }) => name === 'stepwise_session');
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const lastSeen = (at: Date) =>
      world.db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.user, uuid));

    expect(cookie?.maxAge).toBe(hours * 3600);
    await lastSeen(ago(hours * 60 - 1));
    expect((await browser.get('/api/user')).statusCode).toBe(200);
    await lastSeen(ago(hours * 60 + 1));
    expect((await browser.get('/api/user')).statusCode).toBe(401);
  },
);

test('only the hash of a session is stored', async () => {
  const { email, uuid } = await someone();
  const browser = browserOf(world.app);
  await browser.post('/login', { email, password });

  const [row] = await world.db.select().from(sessions).where(eq(sessions.user, uuid));

  expect(row?.tokenHash).toHaveLength(32);
  expect(JSON.stringify(row)).not.toContain(browser.cookie('stepwise_session').slice(2));
});
