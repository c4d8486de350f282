import { and, asc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/index.ts';
import { auditEvents, authenticators, sessions } from '#server/schema/index.ts';
import { addApp } from '#testing/authenticator-app.ts';
import { browserOf } from '#testing/browser.ts';
import { rowsOfTables } from '#testing/rows-of-tables.ts';
import { newWorld, type World } from '#testing/world.ts';

const password = 'kererū in the kōwhai';
const current_password = password;
let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  passwordHash = await hashPassword(password);
});

async function loggedIn() {
  const person = await world.person('Hana', 'mentor', { passwordHash });
  const browser = browserOf(world.app);
  await browser.post('/login', { email: person.email, password });
  return { person, browser };
}

const factorsOf = async (browser: ReturnType<typeof browserOf>) =>
  (await browser.get('/api/account/factors')).json();

const wrongPassword = { current_password: ['The password is incorrect.'] };

test('an app is set up with the password and its first code, which also gives ten codes', async () => {
  const { person, browser } = await loggedIn();
  expect(await factorsOf(browser)).toEqual({
    factors: [],
    recovery_codes: 0,
    confirm_by: ['password'],
  });
  const begun = await browser.post('/api/account/authenticator-app', { current_password });
  const { secret, url, picture } = begun.json();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(url).toContain(`otpauth://totp/Stepwise:${encodeURIComponent(person.email)}?`);
  expect(url).toContain(`secret=${secret}`);
  expect(picture.path).toMatch(/^(M\d+,\d+h1v1h-1z)+$/);
  // Shown is not bound: the password is still enough.
  expect(await factorsOf(browser)).toMatchObject({ factors: [] });

  const { codes } = await addApp(browser, password);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes)
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  expect(await factorsOf(browser)).toMatchObject({
    factors: [{ kind: 'app', since: expect.any(String), last_used_at: expect.any(String) }],
    recovery_codes: 10,
  });
});

test('it logs out everywhere else, and this browser is logged in by the app too', async () => {
  const { person, browser } = await loggedIn();
  const [before, other] = [browser.copy(), browserOf(world.app)];
  await other.post('/login', { email: person.email, password });
  await addApp(browser, password);
  const answers = await Promise.all([browser, before, other].map((each) => each.get('/api/user')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 401]);
  const rows = await world.db.select().from(sessions).where(eq(sessions.user, person.uuid));
  expect(rows.map(({ methods }) => methods)).toEqual([['password', 'app']]);
});

test('a wrong code, no picture yet, or one of more than an hour ago bind nothing', async () => {
  const { person, browser } = await loggedIn();
  const confirm = (code: string) =>
    browser.post('/api/account/authenticator-app/confirm', { code });
  expect((await confirm('123456')).statusCode).toBe(422);
  await browser.post('/api/account/authenticator-app', { current_password });
  expect((await confirm('12345x')).json().errors.code).toHaveLength(1);
  const hourAgo = { createdAt: new Date(Date.now() - 61 * 60_000) };
  await world.db.update(authenticators).set(hourAgo).where(eq(authenticators.user, person.uuid));
  expect((await confirm('000000')).statusCode).toBe(422);
  expect(await factorsOf(browser)).toMatchObject({ factors: [] });
});

test.each([
  '/api/account/authenticator-app',
  '/api/account/recovery-codes',
  '/api/account/factors/remove',
])('%s asks for the password', async (path) => {
  const { browser } = await loggedIn();
  await addApp(browser, password);
  const [{ uuid }] = (await factorsOf(browser)).factors;
  const answer = await browser.post(path, { uuid, current_password: 'a guess' });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, wrongPassword]);
});

test('another phone takes the place of the first, and the recovery codes stay', async () => {
  const { person, browser } = await loggedIn();
  const first = await addApp(browser, password);
  const second = await addApp(browser, password);
  expect(second.codes).toEqual([]);
  expect(await factorsOf(browser)).toMatchObject({
    factors: [{ kind: 'app' }],
    recovery_codes: 10,
  });
  const enter = async (code: string) => {
    const login = browserOf(world.app);
    await login.post('/login', { email: person.email, password });
    return (await login.post('/two-factor-challenge', { code })).statusCode;
  };
  expect([await enter(first.code()), await enter(second.code())]).toEqual([422, 204]);
  // The record of what was ever bound.
  const kept = and(eq(authenticators.user, person.uuid), eq(authenticators.kind, 'app'));
  expect(await world.db.$count(authenticators, kept)).toBe(2);
});

test('new recovery codes end the earlier ones; without a factor there are none', async () => {
  const { person, browser } = await loggedIn();
  const renew = () => browser.post('/api/account/recovery-codes', { current_password });
  expect((await renew()).statusCode).toBe(422);
  const { codes } = await addApp(browser, password);
  const renewed = (await renew()).json().recovery_codes;
  expect(renewed).toHaveLength(10);
  expect(await factorsOf(browser)).toMatchObject({ recovery_codes: 10 });
  const enter = async (recovery_code: string) => {
    const login = browserOf(world.app);
    await login.post('/login', { email: person.email, password });
    return (await login.post('/two-factor-challenge', { recovery_code })).statusCode;
  };
  expect([await enter(codes[0] ?? ''), await enter(renewed[0])]).toEqual([422, 200]);
});

test('removing the app leaves the password alone, and ends the codes', async () => {
  const { person, browser } = await loggedIn();
  await addApp(browser, password);
  const [{ uuid }] = (await factorsOf(browser)).factors;
  const stranger = await loggedIn();
  const remove = (by: typeof browser) =>
    by.post('/api/account/factors/remove', { uuid, current_password });
  expect((await remove(stranger.browser)).statusCode).toBe(422);
  expect((await remove(browser)).statusCode).toBe(204);
  expect((await remove(browser)).statusCode).toBe(422);
  expect(await factorsOf(browser)).toEqual({
    factors: [],
    recovery_codes: 0,
    confirm_by: ['password'],
  });
  const login = browserOf(world.app);
  const answer = await login.post('/login', { email: person.email, password });
  expect(answer.statusCode).toBe(204);
});

test('each change is in the history and mailed, and nothing of a secret is anywhere', async () => {
  const { person, browser } = await loggedIn();
  const { secret, codes } = await addApp(browser, password);
  const renewal = await browser.post('/api/account/recovery-codes', { current_password });
  const renewed: string[] = renewal.json().recovery_codes;
  expect(renewed).toHaveLength(10);
  await addApp(browser, password);
  const [{ uuid }] = (await factorsOf(browser)).factors;
  await browser.post('/api/account/factors/remove', { uuid, current_password });
  await world.runJobs();

  const events = await world.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, person.uuid))
    .orderBy(asc(auditEvents.at), asc(auditEvents.uuid));
  expect(events.map(({ action }) => action)).toEqual([
    'user.logged-in',
    'user.factor-added',
    'user.recovery-codes-made',
    'user.factor-added',
    'user.factor-removed',
  ]);
  // Behind the bell, whatever they wish to be mailed of.
  const told = (await browser.get('/api/notices')).json().notices.data;
  expect(told.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'app_added',
    'app_removed',
    'app_replaced',
    'recovery_codes_made',
  ]);
  const mails = await world.mailTo(person);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'You have new recovery codes',
    'Your authenticator app was removed',
    'Your authenticator app was replaced',
    'Your login now has a second step',
  ]);
  // Every table, those of the jobs too.
  const stored = JSON.stringify([
    ...(await rowsOfTables(world.db)),
    mails,
    (await browser.get('/api/account/export')).json(),
  ]);
  expect(stored).toContain('recovery_codes');
  for (const text of [secret, ...codes, ...renewed]) {
    for (const form of [text, text.replaceAll('-', '')]) {
      expect(stored).not.toContain(form);
      expect(stored).not.toContain(Buffer.from(form).toString('hex'));
    }
  }
});
