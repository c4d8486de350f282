import { beforeAll, beforeEach, expect, test } from 'vitest';
import { linkIdentity } from '#contract/single-sign-on/identities.ts';
import { testProvider } from '#contract/single-sign-on/providers.ts';
import { addIdentity } from '#testing/provider-fixtures.ts';
import { password, worldWithProviders } from './single-sign-on.test-support.ts';

/* A provider that takes every connection and never says a word: did we wait for it, no test here would end. */

type At = Awaited<ReturnType<typeof worldWithProviders>>;
/** Waits for a moment; the other one for longer than a test takes. */
let at: At;
let patient: At;
beforeAll(async () => {
  at = await worldWithProviders({ SIGN_IN_PATIENCE: '0.5' });
  patient = await worldWithProviders({ SIGN_IN_PATIENCE: '60' });
});
beforeEach(() => at.outside.become('answers'));

/** Paths of the provider: what it says of itself, codes for tokens, keys. */
const places = { metadata: 'openid-configuration', token: '/token', keys: '/keys' };
const unavailable = '/login?sign_in=unavailable';

async function linked() {
  const provider = await at.provider('oidc');
  const person = await at.person();
  const { subject } = await addIdentity(at.world, person.uuid, provider);
  return { provider, person, subject };
}

/** Comes back from a provider that has fallen silent meanwhile. */
async function comeBackTo(where: string) {
  const { provider, person, subject } = await linked();
  const browser = at.browser();
  const sentTo = await at.goTo(browser, provider);
  const back = at.outside.logIn(sentTo, { claims: { iss: provider.iss, sub: subject } });
  at.outside.become('stalls', where);
  const place = await at.comeBack(browser, provider, back);
  return { place, person };
}

test('whoever goes there is led back to the login page, which says so and takes the password', async () => {
  const { provider, person } = await linked();
  at.outside.become('stalls');
  const browser = at.browser();
  expect(await at.goTo(browser, provider)).toContain(unavailable);
  expect((await browser.post('/login', { email: person.email, password })).statusCode).toBe(204);
});

test.each(['token', 'keys'] as const)(
  'whoever comes back while its %s are silent is told so, and not let in',
  async (what) => {
    const { place, person } = await comeBackTo(places[what]);
    expect(place).toBe(unavailable);
    const { email } = person;
    expect((await at.browser().post('/login', { email, password })).statusCode).toBe(204);
  },
);

test('whoever links a login there is told so', async () => {
  const { provider, person } = await linked();
  at.outside.become('stalls');
  const body = { provider: provider.uuid };
  const { status, errors } = await at.world.as(person)(linkIdentity, { body });
  expect({ status, errors }).toEqual({
    status: 502,
    errors: { provider: ['Kura login doesn’t answer. Please try again later.'] },
  });
});

test.each([
  ['metadata', 'The provider doesn’t answer at this address. Is the issuer right?'],
  ['token', 'It doesn’t answer where codes are exchanged for tokens, so nobody could log in.'],
  ['keys', 'Its keys can’t be read, so nobody could log in.'],
] as const)('its test says that the %s are silent', async (what, words) => {
  const { provider } = await linked();
  const administrator = await at.person({}, 'admin');
  at.outside.become('stalls', places[what]);
  const body = { uuid: provider.uuid };
  const { reply } = await at.world.as(administrator)(testProvider, { body });
  expect(reply.ok).toBe(false);
  expect(reply.findings.filter(({ ok }) => !ok)).toMatchObject([{ text: { words } }]);
});

test('its message that somebody logged out is refused where its keys are silent', async () => {
  const { provider, subject: sub } = await linked();
  const logout_token = await at.outside.logoutToken({ iss: provider.iss, sub });
  at.outside.become('stalls', places.keys);
  const { statusCode } = await at.world.app.inject({
    method: 'POST',
    url: `/auth/${provider.uuid}/back-channel-logout`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams({ logout_token })),
  });
  expect(statusCode).toBe(400);
});

test('twenty who wait for it hold nobody else up', async () => {
  const provider = await patient.provider('oidc');
  const { email } = await patient.person();
  patient.outside.become('stalls');
  let answered = 0;
  const waiting = Array.from({ length: 20 }, async () => {
    const place = await patient.goTo(patient.browser(), provider);
    answered += 1;
    return place;
  });
  await expect.poll(() => patient.outside.asked.length).toBe(20);

  const logIn = await patient.browser().post('/login', { email, password });

  expect([logIn.statusCode, answered]).toEqual([204, 0]);
  patient.outside.hangUp();
  for (const place of await Promise.all(waiting)) expect(place).toContain(unavailable);
});
