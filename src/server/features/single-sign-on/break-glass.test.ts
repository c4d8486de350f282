import { isNull } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { updateUser } from '#contract/people/people.ts';
import { applyUserAction } from '#contract/people/user-actions.ts';
import { auditEvents, authenticators, userRoles, users } from '#server/schema/index.ts';
import { addApp } from '#testing/authenticator-app.ts';
import type { Person } from '#testing/world.ts';
import { password, worldWithProviders } from './single-sign-on.test-support.ts';

/* Administrators who get in by a password and a second factor when the provider doesn't answer. */

let at: Awaited<ReturnType<typeof worldWithProviders>>;
let provider: Awaited<ReturnType<typeof at.provider>>;
/** Without a factor, so none of those who are counted. */
let other: Person;
let three: { person: Person; app: Awaited<ReturnType<typeof addApp>> }[];

async function withApp() {
  const person = await at.person({}, 'admin');
  const browser = at.browser();
  await browser.post('/login', { email: person.email, password });
  return { person, app: await addApp(browser, password) };
}

beforeAll(async () => {
  at = await worldWithProviders();
  other = await at.person({}, 'admin');
  three = [await withApp(), await withApp(), await withApp()];
  provider = await at.provider('oidc', { required: true });
});

const words =
  'An organisation requires a provider for its logins, so two administrators with a password and two-step login have to stay.';
const act = (body: { action: 'take_role' | 'switch_off'; uuids: string[]; role?: 'admin' }) =>
  at.world.as(other)(applyUserAction, { body });

const change = ({ uuid, email }: Person, changed: { active?: boolean; roles?: ['mentor'] }) =>
  at.world.as(other)(updateUser, { body: { uuid, name: 'Hana', email, ...changed } });

/** Everything that such an act could have done by half. */
async function everything() {
  const { db } = at.world;
  return {
    people: await db.select().from(users).orderBy(users.uuid),
    roles: await db.$count(userRoles),
    factors: await db.$count(authenticators, isNull(authenticators.endedAt)),
    events: await db.$count(auditEvents),
  };
}

test('they log in by password and factor, whatever their organisation requires', async () => {
  for (const { person, app } of three) {
    await at.join(provider.organisation, person.uuid);
    const browser = at.browser();
    const first = await browser.post('/login', { email: person.email, password });
    expect(first.json()).toMatchObject({ two_factor: true });
    await browser.post('/two-factor-challenge', { code: app.code() });
    expect(await at.isIn(browser)).toBe(true);
  }
});

test('of three one may go, and the next is refused in words, with nothing half done', async () => {
  const [first, second, third] = three.map(({ person }) => person);
  if (!first || !second || !third) throw new Error('There are three.');
  const one = await act({ action: 'switch_off', uuids: [first.uuid] });
  expect({ status: one.status, errors: one.errors }).toEqual({ status: 200, errors: {} });
  const before = await everything();

  const refused = [
    await act({ action: 'take_role', uuids: [second.uuid], role: 'admin' }),
    await act({ action: 'switch_off', uuids: [second.uuid, third.uuid] }),
    await change(second, { active: false }),
    await change(third, { roles: ['mentor'] }),
  ];

  for (const { status, errors } of refused) {
    expect({ status, errors }).toEqual({ status: 422, errors: { administrators: [words] } });
  }
  expect(await everything()).toEqual(before);
});
