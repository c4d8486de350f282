import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { ceremonies, sessions, users } from '#server/schema/index.ts';
import { browserOf } from '#testing/browser.ts';
import { addPasskey, softwarePasskey } from '#testing/software-passkey.ts';
import { newWorld, type World } from '#testing/world.ts';
import { isIn, password, recover } from './second-step.test-support.ts';

const origin = 'http://stepwise.test';
const current_password = password;
let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  passwordHash = await hashPassword(password);
});

type Browser = ReturnType<typeof browserOf>;
type Options = { options: { challenge: string } };

async function loggedIn() {
  const person = await world.person('Hana', 'mentor', { passwordHash });
  const browser = browserOf(world.app);
  await browser.post('/login', { email: person.email, password });
  return { person, browser };
}

async function begin(browser: Browser) {
  const begun = await browser.post('/api/account/passkeys/options', { current_password });
  return begun.json<Options>().options;
}
const add = (browser: Browser, passkey: object) =>
  browser.post('/api/account/passkeys', { name: 'Pīwakawaka phone', passkey });

async function withPasskey() {
  const { person, browser } = await loggedIn();
  const key = await addPasskey(browser, password, 'Pīwakawaka phone');
  return { person, browser, key };
}

async function challengeFor(browser: Browser) {
  return (await browser.post('/passkeys/login/options')).json<Options>().options;
}
const logIn = (browser: Browser, passkey: object) => browser.post('/passkeys/login', { passkey });

test('a passkey is added with the password, and logs in without a name or a password', async () => {
  const { person, browser, key } = await withPasskey();
  expect(key.codes).toHaveLength(10);
  expect((await browser.get('/api/account/factors')).json().factors).toEqual([
    expect.objectContaining({ kind: 'passkey', name: 'Pīwakawaka phone', last_used_at: null }),
  ]);

  const other = browserOf(world.app);
  const options = await challengeFor(other);
  expect(options).toMatchObject({ rpId: 'stepwise.test', userVerification: 'required' });
  expect(JSON.stringify(options)).not.toContain(key.id);
  expect((await logIn(other, key.get(options))).statusCode).toBe(204);
  expect((await other.get('/api/user')).json()).toMatchObject({ uuid: person.uuid });
  const rows = await world.db.select().from(sessions).where(eq(sessions.user, person.uuid));
  expect(rows.map(({ methods }) => methods)).toContainEqual(['passkey']);
});

test('it is the second step of a login by password, and so is a recovery code', async () => {
  const { person, key } = await withPasskey();
  const browser = browserOf(world.app);
  const first = await browser.post('/login', { email: person.email, password });
  expect(first.json()).toEqual({ two_factor: true, factors: ['passkey'] });
  expect(await isIn(browser)).toBe(false);
  const passkey = key.get(await challengeFor(browser));
  expect((await browser.post('/two-factor-challenge', { passkey })).statusCode).toBe(204);
  expect(await isIn(browser)).toBe(true);

  const another = browserOf(world.app);
  await another.post('/login', { email: person.email, password });
  expect((await recover(another, key.codes[0] ?? '')).statusCode).toBe(200);
});

test('somebody else’s passkey does not finish a login', async () => {
  const [{ person }, other] = [await withPasskey(), await withPasskey()];
  const browser = browserOf(world.app);
  await browser.post('/login', { email: person.email, password });
  const passkey = other.key.get(await challengeFor(browser));
  expect((await browser.post('/two-factor-challenge', { passkey })).statusCode).toBe(422);
  expect(await isIn(browser)).toBe(false);
});

test.each([
  ['a forged signature', { isForged: true }],
  ['no finger, face or PIN', { isUnverified: true }],
  ['another origin', { origin: 'http://stepwise.test.evil.example' }],
  ['another site', { rpId: 'evil.example' }],
])('%s is refused, at the login and when adding one', async (_, faults) => {
  const { key } = await withPasskey();
  const browser = browserOf(world.app);
  const answer = await logIn(browser, key.get(await challengeFor(browser), faults));
  expect(answer.json().errors).toEqual({
    passkey: ['This passkey doesn’t let you in here. Please try again, or use another way.'],
  });
  expect(await isIn(browser)).toBe(false);
  if ('isForged' in faults) return;
  const { browser: own } = await loggedIn();
  const added = await add(own, softwarePasskey(origin).create(await begin(own), faults));
  expect(added.statusCode).toBe(422);
});

test('a challenge is answered once, right or wrong, within five minutes, and by whom it was for', async () => {
  const { key } = await withPasskey();
  const browser = browserOf(world.app);
  const used = await challengeFor(browser);
  expect((await logIn(browser, key.get(used))).statusCode).toBe(204);
  expect((await logIn(browserOf(world.app), key.get(used))).statusCode).toBe(422);

  const spoilt = await challengeFor(browserOf(world.app));
  await logIn(browserOf(world.app), key.get(spoilt, { isForged: true }));
  expect((await logIn(browserOf(world.app), key.get(spoilt))).statusCode).toBe(422);

  const old = await challengeFor(browserOf(world.app));
  await world.db.update(ceremonies).set({ endsAt: new Date(Date.now() - 1) });
  expect((await logIn(browserOf(world.app), key.get(old))).statusCode).toBe(422);

  const [one, other] = [await loggedIn(), await loggedIn()];
  const forOne = await begin(one.browser);
  expect((await add(other.browser, softwarePasskey(origin).create(forOne))).statusCode).toBe(422);
});

test('twenty logins with one answer at once: one gets in', async () => {
  const { person, key } = await withPasskey();
  const answer = key.get(await challengeFor(browserOf(world.app)));
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => logIn(browserOf(world.app), answer)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  expect(await world.db.$count(sessions, eq(sessions.user, person.uuid))).toBe(2);
});

test('a counter may stay at nought, as that of synced ones does, but never goes back', async () => {
  const { key } = await withPasskey();
  const enter = async (counter: number) => {
    const browser = browserOf(world.app);
    return (await logIn(browser, key.get(await challengeFor(browser), { counter }))).statusCode;
  };
  expect([await enter(0), await enter(0), await enter(7), await enter(7), await enter(8)]).toEqual([
    204, 204, 204, 422, 204,
  ]);
});

test('an inactive account is told so; a removed passkey opens nothing, and its owner is told', async () => {
  const { person, browser, key } = await withPasskey();
  const enter = async () => {
    const visitor = browserOf(world.app);
    return (await logIn(visitor, key.get(await challengeFor(visitor)))).json();
  };
  await world.db.update(users).set({ active: false }).where(eq(users.uuid, person.uuid));
  expect((await enter()).errors.passkey).toEqual([
    'This account is not active. Please contact an administrator.',
  ]);
  await world.db.update(users).set({ active: true }).where(eq(users.uuid, person.uuid));
  const [{ uuid }] = (await browser.get('/api/account/factors')).json().factors;
  await browser.post('/api/account/factors/remove', { uuid, current_password });
  expect((await enter()).errors.passkey).toHaveLength(1);
  const told = (await browser.get('/api/notices')).json().notices.data;
  expect(told.map(({ kind }: { kind: string }) => kind)).toEqual([
    'passkey_removed',
    'passkey_added',
  ]);
  await world.runJobs();
  const subjects = (await world.mailTo(person)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    'A passkey was added to your account',
    'A passkey was removed from your account',
  ]);
});
