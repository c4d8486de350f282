import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/index.ts';
import { auditEvents, sessions } from '#server/schema/index.ts';
import { addApp } from '#testing/authenticator-app.ts';
import { browserOf } from '#testing/browser.ts';
import { addPasskey, type Challenge } from '#testing/software-passkey.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

const password = 'kererū in the kōwhai';
const address = '/user/confirm-password';
const guarded = '/api/account/export';
let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await newWorld();
  passwordHash = await hashPassword(password);
});

type Browser = ReturnType<typeof browserOf>;

const age = ({ uuid: user }: Person, minutes: number) =>
  world.db
    .update(sessions)
    .set({ verifiedAt: new Date(Date.now() - minutes * 60_000) })
    .where(eq(sessions.user, user));

async function loggedIn() {
  const person = await world.person('Hana', 'mentor', { passwordHash });
  const browser = browserOf(world.app);
  await browser.post('/login', { email: person.email, password, remember: true });
  return { person, browser };
}

/** Somebody with an authenticator app. */
async function withApp() {
  const { person, browser } = await loggedIn();
  const app = await addApp(browser, password);
  await age(person, 11);
  return { person, browser, app };
}

const statusOf = async (browser: Browser) => (await browser.get(guarded)).statusCode;

test('the password opens what was refused, for ten minutes', async () => {
  const { person, browser } = await loggedIn();
  expect(await statusOf(browser)).toBe(200);
  await age(person, 11);
  expect((await browser.get(guarded)).json()).toEqual({
    message: 'Confirm it’s you to continue.',
    step_up: { methods: ['password'] },
  });
  expect((await browser.post(address, { password })).statusCode).toBe(204);
  expect(await statusOf(browser)).toBe(200);
  await age(person, 11);
  expect(await statusOf(browser)).toBe(423);
});

test('the session goes on under a new token, and the old one is worth nothing', async () => {
  const { person, browser } = await loggedIn();
  await age(person, 11);
  const stolen = browser.copy();
  const [before] = await world.db.select().from(sessions).where(eq(sessions.user, person.uuid));
  await browser.post(address, { password });
  expect((await stolen.get('/api/user')).statusCode).toBe(401);
  expect((await browser.get('/api/user')).statusCode).toBe(200);
  const rows = await world.db.select().from(sessions).where(eq(sessions.user, person.uuid));
  const { uuid, createdAt, endsAt } = before ?? {};
  expect(rows).toMatchObject([{ remember: true, uuid, createdAt, endsAt }]);
});

test('of proofs in two tabs at once one counts, and the session of both goes on', async () => {
  const { browser } = await loggedIn();
  const tabs = [browser.copy(), browser.copy()] as const;
  const answers = await Promise.all(tabs.map((tab) => tab.post(address, { password })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 401]);
  const proven = tabs[answers.findIndex(({ statusCode }) => statusCode === 204)];
  expect((await proven?.get('/api/user'))?.statusCode).toBe(200);
});

test('a proof belongs to its session: neither another one nor a new one after logging out has it', async () => {
  const { person, browser } = await loggedIn();
  const other = browserOf(world.app);
  await other.post('/login', { email: person.email, password });
  await age(person, 11);
  await browser.post(address, { password });
  expect([await statusOf(browser), await statusOf(other)]).toEqual([200, 423]);
  const proven = browser.copy();
  await browser.post('/logout');
  expect(await statusOf(proven)).toBe(401);
});

test('it is in the history', async () => {
  const { person, browser } = await loggedIn();
  await browser.post(address, { password });
  const confirmed = and(
    eq(auditEvents.subject, person.uuid),
    eq(auditEvents.action, 'user.identity-confirmed'),
  );
  expect(await world.db.$count(auditEvents, confirmed)).toBe(1);
});

test('a wrong password opens nothing, and ten of them end the guessing', async () => {
  const { person, browser } = await loggedIn();
  await age(person, 11);
  expect((await browser.post(address, {})).json().errors.password).toHaveLength(1);
  const guesses: number[] = [];
  for (let tries = 0; tries < 10; tries += 1) {
    guesses.push((await browser.post(address, { password: 'a guess' })).statusCode);
  }
  expect(new Set(guesses)).toEqual(new Set([422]));
  expect((await browser.post(address, { password })).statusCode).toBe(429);
  expect(await statusOf(browser)).toBe(423);
});

test('who has a second factor shows that one: the password alone opens nothing', async () => {
  const { browser, app } = await withApp();
  expect((await browser.get(guarded)).json().step_up).toEqual({
    methods: ['app', 'recovery-code'],
  });
  const refused = await browser.post(address, { password });
  expect(Object.keys(refused.json().errors)).toEqual(['code']);
  expect(await statusOf(browser)).toBe(423);
  expect((await browser.post(address, { code: app.code() })).statusCode).toBe(204);
  expect(await statusOf(browser)).toBe(200);
});

test('a code counts once, however often it is sent at once', async () => {
  const { person, browser, app } = await withApp();
  const elsewhere = browserOf(world.app, new Map(), {});
  const code = app.code();
  const answers = await Promise.all([1, 2].map(() => browser.copy().post(address, { code })));
  const [first, second] = answers.map(({ statusCode }) => statusCode).toSorted();
  // What counted renewed the session, so the other may have come with one that was over by then.
  expect([
    [204, 422],
    [204, 419],
  ]).toContainEqual([first, second]);
  await elsewhere.post('/login', { email: person.email, password });
  expect((await elsewhere.post('/two-factor-challenge', { code })).statusCode).toBe(422);
});

test('a recovery code does as well, once, and a new one takes its place', async () => {
  const { person, browser, app } = await withApp();
  const [code = ''] = app.codes;
  const answer = await browser.post(address, { recovery_code: code });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().recovery_code).not.toBe(code);
  expect(await statusOf(browser)).toBe(200);
  await age(person, 11);
  expect((await browser.post(address, { recovery_code: code })).statusCode).toBe(422);
  expect(await statusOf(browser)).toBe(423);
});

/** Somebody with a passkey alone, and what it answers now. */
async function withPasskey() {
  const { person, browser } = await loggedIn();
  const key = await addPasskey(browser, password);
  await age(person, 11);
  const challenge = async (from = browser) =>
    (await from.post('/passkeys/confirm/options')).json<{ options: Challenge }>().options;
  return { person, browser, key, challenge };
}

test('a passkey does, and whoever has only that is asked for that first', async () => {
  const { person, browser, key, challenge } = await withPasskey();
  expect((await browser.get(guarded)).json().step_up.methods).toEqual(['passkey', 'recovery-code']);
  const options = await challenge();
  expect(options.allowCredentials).toEqual([expect.objectContaining({ id: key.id })]);
  const answers = await Promise.all(
    [1, 2].map(() => browser.copy().post(address, { passkey: key.get(options) })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 422]);
  const [session] = await world.db.select().from(sessions).where(eq(sessions.user, person.uuid));
  expect(session?.methods).toEqual(['password', 'passkey']);
});

test('a challenge to confirm is this person’s alone, and one for a login confirms nothing', async () => {
  const [own, other] = [await withPasskey(), await withPasskey()];
  const confirm = async (passkey: object) =>
    (await own.browser.post(address, { passkey })).json().errors.passkey;
  const wrong = ['This passkey doesn’t let you in here. Please try again, or use another way.'];
  expect(await confirm(own.key.get(await other.challenge()))).toEqual(wrong);
  expect(await confirm(other.key.get(await own.challenge()))).toEqual(wrong);
  const forLogin = (await own.browser.post('/passkeys/login/options')).json().options;
  expect(await confirm(own.key.get(forLogin))).toEqual(wrong);
  const forged = own.key.get(await own.challenge(), { isForged: true });
  expect(await confirm(forged)).toEqual(wrong);
  expect(await statusOf(own.browser)).toBe(423);
  const visitor = browserOf(world.app);
  const passkey = own.key.get(await own.challenge());
  expect((await visitor.post('/passkeys/login', { passkey })).statusCode).toBe(422);
});

test('wrong codes are limited as at a login', async () => {
  const { browser, app } = await withApp();
  for (let tries = 0; tries < 5; tries += 1) await browser.post(address, { code: '000000' });
  const { statusCode, headers } = await browser.post(address, { code: app.code() });
  expect(statusCode).toBe(422);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(await statusOf(browser)).toBe(423);
});
