import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { logIn } from '#contract/accounts/accounts.ts';
import { forgotPassword, resetPassword } from '#contract/accounts/registration.ts';
import { changeEmail, changePassword } from '#contract/my-account/my-account.ts';
import { hashOf, newSecret } from '#server/features/accounts/secrets.ts';
import { passwordTokens, sessions, users } from '#server/schema/index.ts';
import { browserOf } from '#testing/browser.ts';
import { duringTransaction } from '#testing/during-transaction.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { hashPassword } from './passwords.ts';

const password = 'kererū in the kōwhai';
const chosen = 'tūī sing before the rain';
let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  passwordHash = await hashPassword(password);
});

const someone = (traits: Partial<typeof users.$inferInsert> = {}) =>
  world.person('Hana Rāwiri', 'mentor', { passwordHash, ...traits });

async function linkFor(person: Person) {
  await world.asVisitor(forgotPassword, { body: { email: person.email } });
  await world.runJobs();
  const mails = await world.mailTo(person);
  const [, token = ''] = /password-reset\/(\w+)\?/.exec(mails.at(-1)?.text ?? '') ?? [];
  return token;
}

const reset = (email: string, token: string, to = chosen) =>
  world.asVisitor(resetPassword, {
    body: { email, token, password: to, password_confirmation: to },
  });

const invalid = { email: ['This password reset token is invalid.'] };
const mayLogIn = async (email: string, typed: string) =>
  (await world.asVisitor(logIn, { body: { email, password: typed } })).status === 204;

test.each([
  ['a link sets the password until its hour is over', 59, 200],
  ['a link is refused after its hour', 61, 422],
])('%s', async (_, minutes, expected) => {
  const person = await someone();
  const token = await linkFor(person);
  await world.db
    .update(passwordTokens)
    .set({ expiresAt: sql`${passwordTokens.expiresAt} - make_interval(mins => ${minutes}::int)` })
    .where(eq(passwordTokens.user, person.uuid));

  const { status, errors } = await reset(person.email, token);

  expect({ status, errors }).toEqual({ status: expected, errors: expected === 200 ? {} : invalid });
  expect(await mayLogIn(person.email, password)).toBe(expected !== 200);
});

test('only the hash of a link is stored, and no job holds it', async () => {
  const person = await someone();
  const token = await linkFor(person);

  const [row] = await world.db
    .select()
    .from(passwordTokens)
    .where(eq(passwordTokens.user, person.uuid));
  const { rows } = await world.database.pool.query('select * from pgboss.job');

  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(row?.tokenHash).toEqual(hashOf(token));
  expect(JSON.stringify([row, rows])).not.toContain(token);
});

test('somebody who is deactivated gets no link, and an earlier one is worth nothing', async () => {
  const person = await someone();
  const token = await linkFor(person);
  await world.db.update(users).set({ active: false }).where(eq(users.uuid, person.uuid));

  const { status } = await world.asVisitor(forgotPassword, { body: { email: person.email } });
  await world.runJobs();

  expect(status).toBe(200);
  expect(await world.mailTo(person)).toHaveLength(1);
  expect((await reset(person.email, token)).errors).toEqual(invalid);
});

test('a password that is refused leaves the link good', async () => {
  const person = await someone();
  const token = await linkFor(person);

  for (const poor of ['password', 'short', 'xk9 Rāwiri wander']) {
    const { status, errors } = await reset(person.email, token, poor);
    expect({ status, fields: Object.keys(errors) }).toEqual({ status: 422, fields: ['password'] });
  }
  expect((await reset(person.email, token)).status).toBe(200);
});

test('a password with the name in it is refused as such only to whoever holds the link', async () => {
  const person = await someone();
  const { errors } = await reset(person.email, newSecret(), 'xk9 Rāwiri wander');
  expect(errors).toEqual(invalid);
});

test('a reset ends every session, remembered ones too, and verifies the e-mail that the link was sent to', async () => {
  const person = await someone({ emailVerifiedAt: null });
  const browsers = [browserOf(world.app), browserOf(world.app)];
  for (const [index, browser] of browsers.entries()) {
    await browser.post('/login', { email: person.email, password, remember: index === 1 });
  }

  await reset(person.email, await linkFor(person));

  for (const browser of browsers) expect((await browser.get('/api/user')).statusCode).toBe(401);
  expect(await world.db.$count(sessions, eq(sessions.user, person.uuid))).toBe(0);
  const [row] = await world.db.select().from(users).where(eq(users.uuid, person.uuid));
  expect(row?.emailVerifiedAt).toBeInstanceOf(Date);
});

test('the link of an invitation verifies the e-mail it was sent to', async () => {
  const person = await someone({ emailVerifiedAt: null, passwordHash: null });
  const token = newSecret();
  const expiresAt = new Date(Date.now() + 60_000);
  const { uuid: user, email } = person;
  const invitation = { user, email, tokenHash: hashOf(token), expiresAt };
  await world.db.insert(passwordTokens).values({ ...invitation, purpose: 'invitation' });

  expect((await reset(person.email, token)).status).toBe(200);

  const [row] = await world.db.select().from(users).where(eq(users.uuid, person.uuid));
  expect(row?.emailVerifiedAt).toBeInstanceOf(Date);
  expect(await mayLogIn(person.email, chosen)).toBe(true);
});

test('who is locked out of the login may still reset the password', async () => {
  const strict = await newWorld();
  const { email } = await strict.person('Hana', 'mentor', { passwordHash });
  const browser = browserOf(strict.app);
  const guesses = Array.from({ length: 6 }, () => ({ email, password: 'a guess' }));
  for (const guess of guesses) await browser.post('/login', guess);

  expect((await browser.post('/forgot-password', { email })).statusCode).toBe(200);
});

const moved = 'moved@kura.example';
const twice = { password: chosen, password_confirmation: chosen };

test.each([
  [
    'e-mail',
    (person: Person) =>
      world.as(person)(changeEmail, { body: { email: moved, current_password: password } }),
  ],
  [
    'password',
    (person: Person) =>
      world.as(person)(changePassword, { body: { current_password: password, ...twice } }),
  ],
])('a new %s makes an open link worthless', async (_, change) => {
  const person = await someone();
  const token = await linkFor(person);

  expect((await change(person)).status).toBeLessThan(300);

  for (const email of [person.email, moved]) {
    expect((await reset(email, token, 'kākā in the beech forest')).errors).toEqual(invalid);
  }
});

test('a link on its way while the address changes does not verify the new one', async () => {
  const person = await someone();
  await world.asVisitor(forgotPassword, { body: { email: person.email } });
  // The job reads the old address, and then waits to store the link.
  await duringTransaction(
    world.db,
    (db) =>
      db
        .update(users)
        .set({ uuid: person.uuid, email: 'victim@kura.example', emailVerifiedAt: null })
        .where(eq(users.uuid, person.uuid)),
    world.runJobs,
  );
  const [mail] = await world.mailTo(person);
  const [, token = ''] = /password-reset\/(\w+)\?/.exec(mail?.text ?? '') ?? [];

  for (const email of [person.email, 'victim@kura.example']) {
    expect((await reset(email, token)).errors).toEqual(invalid);
  }
  const [row] = await world.db.select().from(users).where(eq(users.uuid, person.uuid));
  expect(row?.emailVerifiedAt).toBeNull();
});
