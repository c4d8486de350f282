import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { identities, sessions } from '#server/schema/index.ts';
import type { browserOf } from '#testing/browser.ts';
import { addIdentity } from '#testing/provider-fixtures.ts';
import { type Challenge, softwarePasskey } from '#testing/software-passkey.ts';
import { worldWithProviders } from './single-sign-on.test-support.ts';

/* Somebody who has a linked login, and neither a password nor a second factor. */

let at: Awaited<ReturnType<typeof worldWithProviders>>;
beforeAll(async () => {
  at = await worldWithProviders();
});

type Browser = ReturnType<typeof browserOf>;

const minutes = 60_000;
const age = (user: string) =>
  at.world.db
    .update(sessions)
    .set({ verifiedAt: new Date(Date.now() - 11 * minutes) })
    .where(eq(sessions.user, user));

async function loggedIn() {
  const provider = await at.provider('oidc');
  const person = await at.person({ passwordHash: null });
  const { subject, uuid } = await addIdentity(at.world, person.uuid, provider);
  const browser = at.browser();
  await at.logIn(browser, provider, { sub: subject });
  return { provider, person, subject, identity: uuid, browser };
}

const setUpApp = (browser: Browser, body = {}) =>
  browser.post('/api/account/authenticator-app', body);
const askedFor = async (browser: Browser) =>
  (await browser.get('/api/account/export')).json().step_up?.methods;
const now = () => Math.floor(Date.now() / 1_000);

test('is asked for the linked login, and what they show there opens what was refused', async () => {
  const { provider, person, subject, browser } = await loggedIn();
  await age(person.uuid);
  expect(await askedFor(browser)).toEqual(['sso']);
  expect((await setUpApp(browser)).json().step_up).toEqual({ methods: ['sso'] });
  const query = '?confirm=1&to=/account';
  const claims = { sub: subject, auth_time: now() };
  expect(await at.logIn(browser, provider, claims, { query })).toBe('/account');
  expect((await browser.get('/api/account/export')).statusCode).toBe(200);
});

test('their account says that there is no password, and what they are asked for', async () => {
  const { browser } = await loggedIn();
  expect((await browser.get('/api/user')).json().without_password).toBe(true);
  expect((await browser.get('/api/account/factors')).json().confirm_by).toEqual(['sso']);
});

test('what went wrong at the provider is said on the page they came from', async () => {
  const { provider, person, browser } = await loggedIn();
  await age(person.uuid);
  const query = `?${new URLSearchParams({ confirm: '1', to: '/confirm?to=%2Fapi%2Fa&confirmed=1' })}`;
  const claims = { sub: 'somebody-else', auth_time: now() };
  expect(await at.logIn(browser, provider, claims, { query })).toBe(
    '/confirm?to=%2Fapi%2Fa&confirmed=1&sign_in=wrong-person',
  );
});

test.each([
  ['one that the provider doesn’t date', {}],
  ['one of an hour ago', { auth_time: now() - 3_600 }],
  ['that of somebody else', { sub: 'somebody-else', auth_time: now() }],
])('%s is no proof', async (_, claims) => {
  const { provider, person, subject, browser } = await loggedIn();
  await age(person.uuid);
  await at.logIn(browser, provider, { sub: subject, ...claims }, { query: '?confirm=1' });
  expect(await askedFor(browser)).toEqual(['sso']);
  expect((await setUpApp(browser)).statusCode).toBe(423);
});

test('sets up a passkey shortly after a login, which is then what they are asked for', async () => {
  const { person, browser } = await loggedIn();
  const key = softwarePasskey('http://stepwise.test');
  const begun = await browser.post('/api/account/passkeys/options', {});
  const passkey = key.create(begun.json<{ options: Challenge }>().options);
  const added = await browser.post('/api/account/passkeys', { name: 'Phone', passkey });
  expect(added.json().recovery_codes).toHaveLength(10);
  await age(person.uuid);
  expect(await askedFor(browser)).toEqual(['passkey', 'recovery-code']);
});

test('makes an API token shortly after a login', async () => {
  const { browser } = await loggedIn();
  const token = { name: 'Reports', kind: 'personal', permissions: ['learning.read'], days: 1 };
  const made = await browser.post('/api/account/token/store', token);
  expect(made.statusCode).toBe(201);
});

test('who has a password gives it, however fresh their login is', async () => {
  const provider = await at.provider('oidc');
  const person = await at.person();
  const { subject } = await addIdentity(at.world, person.uuid, provider);
  const browser = at.browser();
  await at.logIn(browser, provider, { sub: subject });
  const refused = await setUpApp(browser);
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json().errors)).toEqual(['current_password']);
  await age(person.uuid);
  expect(await askedFor(browser)).toEqual(['password']);
});

test('keeps the last way in: the passkey stays where the link is gone', async () => {
  const { browser, identity } = await loggedIn();
  const key = softwarePasskey('http://stepwise.test');
  const begun = await browser.post('/api/account/passkeys/options', {});
  const passkey = key.create(begun.json<{ options: Challenge }>().options);
  await browser.post('/api/account/passkeys', { name: 'Phone', passkey });
  await at.world.db
    .update(identities)
    .set({ unlinkedAt: new Date() })
    .where(eq(identities.uuid, identity));
  const [factor] = (await browser.get('/api/account/factors')).json().factors;
  const refused = await browser.post('/api/account/factors/remove', { uuid: factor.uuid });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors.uuid[0]).toContain('You wouldn’t be able to log in.');
  expect((await browser.get('/api/account/factors')).json().factors).toHaveLength(1);
});
