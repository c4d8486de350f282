import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { forgotPassword } from '#contract/accounts/registration.ts';
import { inviteUser } from '#contract/people/people.ts';
import { identities, passwordTokens } from '#server/schema/index.ts';
import type { browserOf } from '#testing/browser.ts';
import { giveFactor } from '#testing/give-factor.ts';
import type { Person } from '#testing/world.ts';
import { password, worldWithProviders } from './single-sign-on.test-support.ts';

/* What a mailed link opens where people log in by a provider. */

let at: Awaited<ReturnType<typeof worldWithProviders>>;
let administrator: Person;
beforeAll(async () => {
  at = await worldWithProviders();
  administrator = await at.person({}, 'admin');
});

type Browser = ReturnType<typeof browserOf>;
type Invited = Awaited<ReturnType<typeof invited>>;

const linksOf = (user: string) =>
  at.world.db.$count(identities, and(eq(identities.user, user), isNull(identities.unlinkedAt)));
const lastMailTo = async (person: Person) => {
  await at.world.runJobs();
  return (await at.world.mailTo(person)).at(-1)?.text ?? '';
};

async function invited() {
  const provider = await at.provider('oidc');
  const person = await at.person({ passwordHash: null, emailVerifiedAt: null });
  await at.world.as(administrator)(inviteUser, { body: { uuid: person.uuid } });
  const [, token = ''] = /password-reset\/(\w+)\?/.exec(await lastMailTo(person)) ?? [];
  return { provider, person, token };
}

const open = (browser: Browser, { provider, person, token }: Invited) =>
  browser.post('/auth/invitation', { provider: provider.uuid, email: person.email, token });

/** Goes to the provider with the invitation, and comes back as this subject. */
async function takeUp(browser: Browser, invitation: Invited, sub: string) {
  const { provider } = invitation;
  const { address } = (await open(browser, invitation)).json<{ address: string }>();
  const back = at.outside.logIn(address, { claims: { iss: provider.iss, sub } });
  return () => at.comeBack(browser, provider, back);
}

test('an invitation that is taken up by a provider lets in that person, and links nobody else', async () => {
  const invitation = await invited();
  const { provider, person } = invitation;
  // Whatever e-mail the provider says: the mailed link says who it is.
  const other = await at.person();
  await at.join(provider.organisation, other.uuid);
  const browser = at.browser();
  const finish = await takeUp(browser, invitation, 'tama-at-kura');
  expect(await finish()).toBe('/login?sign_in=done');
  expect((await browser.get('/api/user')).json()).toMatchObject({
    uuid: person.uuid,
    email_verified_at: expect.any(String),
  });
  expect([await linksOf(person.uuid), await linksOf(other.uuid)]).toEqual([1, 0]);
  expect(await at.logIn(at.browser(), provider, { sub: 'tama-at-kura' })).toBe(
    '/login?sign_in=done',
  );
});

test('its link is used up by that', async () => {
  const invitation = await invited();
  await (await takeUp(at.browser(), invitation, 'once'))();
  const { uuid } = invitation.person;
  expect(await at.world.db.$count(passwordTokens, eq(passwordTokens.user, uuid))).toBe(0);
  const again = await open(at.browser(), invitation);
  expect(again.statusCode).toBe(422);
  expect(again.json().errors.token).toEqual([
    'This invitation has been used or has run out. Ask for a new one.',
  ]);
});

test('of two who take it up at once one gets in, and one login is linked', async () => {
  const invitation = await invited();
  const ways = [
    await takeUp(at.browser(), invitation, 'first'),
    await takeUp(at.browser(), invitation, 'second'),
  ];
  const places = await Promise.all(ways.map((finish) => finish()));
  expect(places.toSorted()).toEqual(['/login?sign_in=done', '/login?sign_in=expired']);
  expect(await linksOf(invitation.person.uuid)).toBe(1);
});

test('a login that is somebody else’s takes up no invitation', async () => {
  const taken = await invited();
  await (await takeUp(at.browser(), taken, 'theirs'))();
  const invitation = { ...(await invited()), provider: taken.provider };
  const finish = await takeUp(at.browser(), invitation, 'theirs');
  expect(await finish()).toBe('/login?sign_in=taken');
  expect(await linksOf(invitation.person.uuid)).toBe(0);
});

test('where a provider is required, the mail for a forgotten password leads there', async () => {
  for (const name of ['Mere', 'Tama']) {
    const { uuid } = await at.person({ email: `${name}@kura.nz` }, 'admin');
    await giveFactor(at.world, uuid);
  }
  const provider = await at.provider('oidc', { required: true });
  const person = await at.person();
  await at.join(provider.organisation, person.uuid);
  await at.world.asVisitor(forgotPassword, { body: { email: person.email } });
  const mail = await lastMailTo(person);
  expect(mail).not.toContain('/password-reset/');
  const [link = ''] = /\S+\/auth\/\S+/.exec(mail) ?? [];
  const { search } = new URL(link);
  const browser = at.browser();
  expect(await at.logIn(browser, provider, { sub: 'linked-by-mail' }, { query: search })).toBe(
    '/login?sign_in=done',
  );
  expect((await browser.get('/api/user')).json().uuid).toBe(person.uuid);
  const refused = await at.browser().post('/login', { email: person.email, password });
  expect(refused.statusCode).toBe(422);
});
