import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { confirmImport } from '#contract/imports/imports.ts';
import { importing } from '#server/features/imports/imports.test-support.ts';
import { userRoles, users } from '#server/schema/index.ts';
import { duringTransaction } from '#testing/during-transaction.ts';
import { giveFactor } from '#testing/give-factor.ts';
import type { Person } from '#testing/world.ts';
import { worldWithProviders } from './single-sign-on.test-support.ts';

/* Files that would take away who gets in when the provider doesn't answer. */

type At = Awaited<ReturnType<typeof worldWithProviders>>;
let at: At;
/** Without a factor, so none of those who are counted. */
let other: Person;
let steps: ReturnType<typeof importing>;
let three: readonly [Person, Person, Person];
beforeAll(async () => {
  at = await worldWithProviders();
  other = await at.person({}, 'admin');
  steps = importing(at.world, other);
  three = [await breakGlass(), await breakGlass(), await breakGlass()];
  await at.provider('oidc', { required: true });
});

beforeEach(async () => {
  await at.world.db.update(users).set({ active: true });
  const roles = three.map(({ uuid: user }) => ({ user, role: 'admin' as const }));
  await at.world.db.insert(userRoles).values(roles).onConflictDoNothing();
});

async function breakGlass() {
  const person = await at.person({}, 'admin');
  await giveFactor(at.world, person.uuid);
  return person;
}

const header = ['Name', 'Email', 'Roles', 'Active'];
const off = ({ email }: Person) => ['', email, '', 'No'];
const words =
  'An organisation requires a provider for its logins, so two administrators with a password and two-step login have to stay.';
const problem = { outcome: 'problem', written: false, problems: [{ cell: null, text: words }] };

/** How many of the three still get in. */
const left = () =>
  at.world.db.$count(
    users,
    and(
      users.active,
      inArray(
        users.uuid,
        three.map(({ uuid }) => uuid),
      ),
      sql`exists (select from user_roles where "user" = ${users.uuid} and role = 'admin')`,
    ),
  );

test('of three one may go by a file, the next is a row problem, before and after it is confirmed', async () => {
  const [one, two, third] = three;
  const file = [header, off(one), ['', two.email, 'Mentor', ''], off(third)];
  const { uuid } = await steps.takeRows(file);
  const expected = [{ outcome: 'update' }, problem, problem];
  expect(await steps.rows(uuid)).toMatchObject(expected);
  await steps.confirm(uuid);
  expect(await steps.rows(uuid)).toMatchObject(expected);
  expect(await left()).toBe(2);
});

test('of two files at once that each take one too many away, one row is a problem', async () => {
  const [one, two] = three;
  const files = [
    await steps.takeRows([header, off(one)]),
    await steps.takeRows([header, off(two)]),
  ];
  for (const { uuid } of files) {
    expect(await steps.rows(uuid)).toMatchObject([{ outcome: 'update' }]);
    await steps.as(confirmImport, { body: { uuid, send_invitations: false } });
  }
  await Promise.all([at.world.runJobs(), at.world.runJobs()]);
  const written = await Promise.all(files.map(({ uuid }) => steps.rows(uuid)));
  expect(written.flat().filter((row) => row.written)).toHaveLength(1);
  expect(written.flat().filter((row) => !row.written)).toMatchObject([problem]);
  expect(await left()).toBe(2);
});

test('a file finds out that somebody else has just taken one away', async () => {
  const [one, two] = three;
  const { uuid } = await steps.takeRows([header, off(one)]);
  await steps.as(confirmImport, { body: { uuid, send_invitations: false } });
  const { db, runJobs } = at.world;
  await duringTransaction(
    db,
    async (db) => {
      await db.update(users).set({ active: false }).where(eq(users.uuid, two.uuid));
      await db.execute(sql`set constraints all immediate`);
    },
    () => runJobs(),
  );
  expect(await steps.rows(uuid)).toMatchObject([problem]);
  expect(await left()).toBe(2);
});
