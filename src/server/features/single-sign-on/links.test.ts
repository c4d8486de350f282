import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { removeFactor } from '#contract/factors/factors.ts';
import { noticeList } from '#contract/notices/notices.ts';
import { removeIdentity } from '#contract/single-sign-on/identities.ts';
import { providerList } from '#contract/single-sign-on/providers.ts';
import { authenticators, identities, users } from '#server/schema/index.ts';
import { giveFactor } from '#testing/give-factor.ts';
import { addIdentity } from '#testing/provider-fixtures.ts';
import { password, worldWithProviders } from './single-sign-on.test-support.ts';

let at: Awaited<ReturnType<typeof worldWithProviders>>;
beforeAll(async () => {
  at = await worldWithProviders();
});

const linksOf = (user: string) =>
  at.world.db.$count(identities, and(eq(identities.user, user), isNull(identities.unlinkedAt)));

const invited = { passwordHash: null };

test.each([
  ['whose e-mail both sides know as theirs, is linked by itself', invited, true, 'mentor', true],
  ['whose e-mail the provider has not verified, is not', invited, false, 'mentor', false],
  [
    'whose e-mail we have not verified, is not',
    { ...invited, emailVerifiedAt: null },
    true,
    'mentor',
    false,
  ],
  ['who has a password, is not', {}, true, 'mentor', false],
  ['who is an administrator, is not', invited, true, 'admin', false],
  [
    'who is an administrator of an organisation, is not',
    invited,
    true,
    'organisation_admin',
    false,
  ],
] as const)('somebody %s', async (_, traits, email_verified, role, isLinked) => {
  const provider = await at.provider('oidc');
  const email = `${crypto.randomUUID()}@kura.nz`;
  const ofService = role === 'admin' ? role : 'mentor';
  const person = await at.person({ ...traits, email }, ofService);
  await at.join(provider.organisation, person.uuid);
  if (role === 'organisation_admin') {
    await at.world.organisationRole(person, role, provider.organisation);
  }
  const place = await at.logIn(at.browser(), provider, { sub: email, email, email_verified });
  expect(place).toBe(isLinked ? '/login?sign_in=done' : '/login?sign_in=not-linked');
  expect(await linksOf(person.uuid)).toBe(isLinked ? 1 : 0);
});

test('who has a password logs in by it once, and links the login after that', async () => {
  const provider = await at.provider('oidc');
  const person = await at.person();
  const browser = at.browser();
  await at.logIn(browser, provider, { sub: 'hana-at-kura' });
  await browser.post('/login', { email: person.email, password });
  expect(await linksOf(person.uuid)).toBe(0);
  expect((await browser.post('/api/account/identities/confirm')).statusCode).toBe(204);
  expect(await at.logIn(at.browser(), provider, { sub: 'hana-at-kura' })).toBe(
    '/login?sign_in=done',
  );

  // Its owner hears of it, and of its end, behind the bell and by mail.
  const [added] = await at.world.db
    .select()
    .from(identities)
    .where(eq(identities.user, person.uuid));
  const uuid = added?.uuid ?? '';
  expect((await at.world.as(person)(removeIdentity, { body: { uuid } })).status).toBe(204);
  const { notices } = (await at.world.as(person)(noticeList, { query: {} })).reply;
  expect(notices.data.map(({ kind }) => kind)).toEqual(['login_unlinked', 'login_linked']);
  await at.world.runJobs();
  expect(await at.world.mailTo(person)).toHaveLength(2);
});

test('the last way in is not unlinked', async () => {
  const provider = await at.provider('oidc');
  const person = await at.person(invited);
  const { uuid } = await addIdentity(at.world, person.uuid, provider);
  const { status } = await at.world.as(person)(removeIdentity, { body: { uuid } });
  expect([status, await linksOf(person.uuid)]).toEqual([422, 1]);
});

test('a provider ends the session that it names, once, and no other', async () => {
  const provider = await at.provider('oidc');
  const person = await at.person();
  const { subject: sub } = await addIdentity(at.world, person.uuid, provider);
  const [one, two] = [at.browser(), at.browser()];
  await at.logIn(one, provider, { sub, sid: 'one' });
  await at.logIn(two, provider, { sub, sid: 'two' });
  const send = async (logout_token: string) => {
    const { statusCode, headers } = await at.world.app.inject({
      method: 'POST',
      url: `/auth/${provider.uuid}/back-channel-logout`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams({ logout_token })),
    });
    return [statusCode, headers['cache-control']];
  };
  const claims = { iss: provider.iss, sub, sid: 'one' };
  const bad = [
    await at.outside.logoutToken({ ...claims, nonce: 'x' }),
    await at.outside.logoutToken({ ...claims, iat: 1 }),
    await at.outside.logoutToken(claims, { typ: 'JWT' }),
    await at.outside.logoutToken({ iss: provider.iss }),
  ];
  for (const token of bad) expect(await send(token)).toEqual([400, 'no-store']);
  expect(await at.isIn(one)).toBe(true);
  const token = await at.outside.logoutToken(claims);
  expect(await send(token)).toEqual([200, 'no-store']);
  expect([await at.isIn(one), await at.isIn(two)]).toEqual([false, true]);
  expect(await send(token)).toEqual([400, 'no-store']);
});

test('a provider that fails is named as such, and a password lets in all the same', async () => {
  const provider = await at.provider('oidc');
  at.outside.become('fails');
  const place = await at.goTo(at.browser(), provider);
  at.outside.become('answers');
  expect(place).toContain('/login?sign_in=unavailable');
  const { email } = await at.person();
  expect((await at.browser().post('/login', { email, password })).statusCode).toBe(204);
});

test('no answer has the secret of a provider', async () => {
  await at.provider('oidc');
  const administrator = await at.person({}, 'admin');
  const { reply } = await at.world.as(administrator)(providerList, {});
  expect(reply.providers.length).toBeGreaterThan(0);
  expect(JSON.stringify(reply)).not.toContain('kanary-secret');
});

test('of two break-glass administrators at once neither takes their factor off', async () => {
  const administrators = await Promise.all([at.person({}, 'admin'), at.person({}, 'admin')]);
  for (const { uuid } of administrators) await giveFactor(at.world, uuid);
  await at.provider('oidc', { required: true });
  const statuses = await Promise.all(
    administrators.map(async (person) => {
      const [factor] = await at.world.db
        .select()
        .from(authenticators)
        .where(eq(authenticators.user, person.uuid));
      const body = { uuid: factor?.uuid ?? '', current_password: password };
      return (await at.world.as(person)(removeFactor, { body })).status;
    }),
  );
  expect(statuses).toEqual([422, 422]);
  const off = at.world.db.update(users).set({ active: false });
  await expect(off.where(eq(users.uuid, administrators[0].uuid))).rejects.toThrow();
});
