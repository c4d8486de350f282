import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { applyUserAction } from '#contract/people/user-actions.ts';
import { identities, sessions, users } from '#server/schema/index.ts';
import { giveFactor } from '#testing/give-factor.ts';
import { addIdentity } from '#testing/provider-fixtures.ts';
import { changedTables, rowsOfTables } from '#testing/rows-of-tables.ts';
import { password, tenant, worldWithProviders } from './single-sign-on.test-support.ts';

let at: Awaited<ReturnType<typeof worldWithProviders>>;
beforeAll(async () => {
  at = await worldWithProviders();
});

async function linked(kind: 'oidc' | 'google' | 'microsoft' = 'oidc') {
  const provider = await at.provider(kind);
  const person = await at.person();
  const by = { ...provider, issuer: provider.iss };
  const { subject } = await addIdentity(at.world, person.uuid, by);
  return { provider, person, subject };
}

const expired = '/login?sign_in=expired';

type Wrong = { nonce?: string; challenge?: string; signedBy?: 'stranger' };
type Case = [what: string, claims: object, change: Wrong, parameter?: [string, string]];

test.each<Case>([
  ['another nonce', {}, { nonce: 'another' }],
  ['another verifier', {}, { challenge: 'another' }],
  ['another issuer', { iss: 'https://login.evil.example' }, {}],
  ['another audience', { aud: 'another' }, {}],
  ['an expired token', { exp: 1 }, {}],
  ['the key of a stranger', {}, { signedBy: 'stranger' }],
  ['another state', {}, {}, ['state', 'another']],
  ['the issuer of another provider', {}, {}, ['iss', 'https://login.evil.example']],
])(
  'an answer with %s lets nobody in, and only the history has it',
  async (_, claims, change, parameter) => {
    const { provider, subject } = await linked();
    const browser = at.browser();
    const login = { claims: { iss: provider.iss, sub: subject, ...claims } };
    const back = at.outside.logIn(await at.goTo(browser, provider), login, change);
    if (parameter) back.searchParams.set(...parameter);
    const before = await rowsOfTables(at.world.db);

    expect(await at.comeBack(browser, provider, back)).toBe(expired);

    const changed = await changedTables(at.world.db, before);
    expect(changed).toContain('audit_events');
    // Their count, and the flow, which is used up where it was known.
    const expected = ['audit_events', 'list_totals', 'sign_in_flows'];
    expect(expected).toEqual(expect.arrayContaining(changed));
  },
);

test('an answer counts once, and in the browser that began it only', async () => {
  const { provider, subject } = await linked();
  const browser = at.browser();
  const claims = { iss: provider.iss, sub: subject };
  const back = at.outside.logIn(await at.goTo(browser, provider), { claims });
  const other = at.browser();
  expect(await at.comeBack(other, provider, back)).toBe(expired);
  expect(await at.comeBack(browser, provider, back)).toBe('/login?sign_in=done');
  const again = browser.copy();
  expect(await at.comeBack(again, provider, back)).toBe('/account?sign_in=expired');
});

test('who is logged in is told on a page that they can see that a way has ended', async () => {
  const { provider, subject } = await linked();
  const browser = at.browser();
  await at.logIn(browser, provider, { sub: subject });
  const ended = '/account?sign_in=expired';
  const callback = await browser.get(`/auth/${provider.uuid}/callback?state=another&code=x`);
  expect(callback.headers.location).toBe(`${at.world.settings.site.client}${ended}`);
  const start = await browser.get(`/auth/${crypto.randomUUID()}`);
  expect(start.headers.location).toBe(`${at.world.settings.site.client}${ended}`);
});

test.each([
  ['half a minute', 30, '/login?sign_in=done'],
  ['ten minutes', 600, expired],
])('a clock that is %s ahead', async (_, ahead, place) => {
  const { provider, subject } = await linked();
  const now = Math.floor(Date.now() / 1_000) + ahead;
  const claims = { sub: subject, iat: now, nbf: now, exp: now + 300 };
  expect(await at.logIn(at.browser(), provider, claims)).toBe(place);
});

test('the e-mail is no name: another subject is another person, a new e-mail the same', async () => {
  const { provider, person, subject } = await linked();
  const same = at.browser();
  await at.logIn(same, provider, { sub: subject, email: 'new@kura.nz', email_verified: true });
  expect((await same.get('/api/user')).json().uuid).toBe(person.uuid);
  const claims = { sub: 'another', email: person.email, email_verified: true };
  const place = await at.logIn(at.browser(), provider, claims);
  expect(place).toBe('/login?sign_in=not-linked');
});

test.each([
  ['a Google domain that is not listed', 'google', { hd: 'other.nz' }],
  ['a Google account without a domain', 'google', {}],
  ['a tenant that is not listed', 'microsoft', { tid: tenant.replace('a', 'b') }],
] as const)('%s is refused', async (_, kind, claims) => {
  const { provider, subject } = await linked(kind);
  const iss =
    'tid' in claims ? `https://login.microsoftonline.com/${claims.tid}/v2.0` : provider.iss;
  const place = await at.logIn(at.browser(), provider, { sub: subject, iss, ...claims });
  expect(place).toBe('/login?sign_in=refused');
});

test('a tenant that is listed logs in under its own issuer', async () => {
  const { provider, subject } = await linked('microsoft');
  const place = await at.logIn(at.browser(), provider, { sub: subject, tid: tenant });
  expect(place).toBe('/login?sign_in=done');
});

test('an unknown person is told so, and no account or link is made', async () => {
  const provider = await at.provider('oidc');
  const [people, links] = [await at.world.db.$count(users), await at.world.db.$count(identities)];
  const claims = { sub: 'nobody', email: 'nobody@kura.nz', email_verified: true };
  const place = await at.logIn(at.browser(), provider, claims);
  expect(place).toBe('/login?sign_in=not-linked');
  expect(await at.world.db.$count(users)).toBe(people);
  expect(await at.world.db.$count(identities)).toBe(links);
});

test('a deactivated person is refused, and what they were logged in with is over', async () => {
  const { provider, person, subject } = await linked();
  const administrator = await at.person({}, 'admin');
  const browser = at.browser();
  await at.logIn(browser, provider, { sub: subject });
  const body = { action: 'switch_off' as const, uuids: [person.uuid] };
  await at.world.as(administrator)(applyUserAction, { body });
  expect(await at.isIn(browser)).toBe(false);
  expect(await at.world.db.$count(sessions, eq(sessions.user, person.uuid))).toBe(0);
  const place = await at.logIn(at.browser(), provider, { sub: subject });
  expect(place).toBe('/login?sign_in=not-active');
});

test('a second factor of the account is asked for, unless the provider asked for several', async () => {
  const { provider, person, subject } = await linked();
  await giveFactor(at.world, person.uuid);
  const browser = at.browser();
  expect(await at.logIn(browser, provider, { sub: subject, amr: ['pwd'] })).toBe(
    '/login?sign_in=second-step',
  );
  expect(await at.isIn(browser)).toBe(false);
  expect((await browser.get('/auth/waiting')).json().second_step).toEqual({ factors: ['app'] });
  const shown = at.browser();
  expect(await at.logIn(shown, provider, { sub: subject, amr: ['mfa'] })).toBe(
    '/login?sign_in=done',
  );
});

test('a provider is no proof for a step-up where the account has a factor', async () => {
  const { provider, person, subject } = await linked();
  const browser = at.browser();
  await at.logIn(browser, provider, { sub: subject });
  await giveFactor(at.world, person.uuid);
  // On the page they come from, where they are still logged in.
  expect(await at.goTo(browser, provider, '?confirm=1')).toContain('/dashboard?sign_in=expired');
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
  'nobody is led to %s',
  async (to) => {
    const { provider, subject } = await linked();
    const query = `?to=${encodeURIComponent(to)}`;
    expect(await at.logIn(at.browser(), provider, { sub: subject }, { query })).toBe(
      '/login?sign_in=done',
    );
  },
);

test('a member of an organisation that requires it is led to the provider', async () => {
  for (const name of ['Mere', 'Tama']) {
    const { uuid } = await at.person({ email: `${name}@kura.nz` }, 'admin');
    await giveFactor(at.world, uuid);
  }
  const provider = await at.provider('oidc', { required: true });
  const person = await at.person();
  await at.join(provider.organisation, person.uuid);
  const browser = at.browser();
  const right = await browser.post('/login', { email: person.email, password });
  expect(right.json().errors.email[0]).toContain('Kura login');
  const wrong = await browser.post('/login', { email: person.email, password: 'guess' });
  expect(wrong.json().errors.email[0]).toBe('These credentials do not match our records.');
});
