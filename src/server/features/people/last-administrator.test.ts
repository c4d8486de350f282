import { and, eq, isNotNull } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { resetPassword } from '#contract/accounts/registration.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { storeUser, updateUser } from '#contract/people/people.ts';
import { userRoles, users } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

const world: World = await newWorld();
let mere: Person;
let hana: Person;

/** Two administrators and nobody else who is one. */
beforeEach(async () => {
  await world.db.delete(userRoles);
  mere = await world.person('Mere', ['admin', 'mentor']);
  hana = await world.person('Hana', 'admin');
});

type Changes = Partial<CallInput<typeof updateUser>['body']>;

const change = (by: Person, { uuid, name, email }: Person, changes: Changes) =>
  world.as(by)(updateUser, {
    body: { uuid, name, email, active: true, roles: ['admin'], ...changes },
  });

/** Invited, and never here yet. */
async function invited(by: Person, name: string): Promise<Person> {
  const email = `${newUuid()}@school.example`;
  const body = { name, email, active: true, roles: ['admin' as const] };
  return (await world.as(by)(storeUser, { body })).reply.user;
}

/** Chooses a password by the link in the mail. */
async function accept(person: Person) {
  await world.runJobs();
  const [mail] = await world.mailTo(person);
  const [, token = ''] = /password-reset\/([^?]+)/.exec(mail?.text ?? '') ?? [];
  const chosen = { password: 'tūī sing before the rain' };
  return world.asVisitor(resetPassword, {
    body: { ...chosen, password_confirmation: chosen.password, email: person.email, token },
  });
}

const ableAdministrators = async () => {
  const rows = await world.db
    .select({ uuid: users.uuid })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.user, users.uuid))
    .where(and(eq(userRoles.role, 'admin'), users.active, isNotNull(users.emailVerifiedAt)));
  return rows.length;
};

const lastRole = 'This is the last active administrator, so the role has to stay.';
const lastActive = 'This is the last active administrator, so the account has to stay active.';

test('nobody deactivates themselves', async () => {
  const { status, errors } = await change(mere, mere, { active: false });
  expect({ status, errors }).toEqual({
    status: 422,
    errors: { active: ['You can’t deactivate your own account.'] },
  });
});

test('administrators may give up their own role as long as somebody else has it', async () => {
  expect((await change(mere, mere, { roles: ['mentor'] })).status).toBe(200);
  expect(await change(hana, hana, { roles: [] })).toMatchObject({
    status: 422,
    errors: { roles: [lastRole] },
  });
});

test('an administrator who is not active does not count', async () => {
  await world.db.update(users).set({ active: false }).where(eq(users.uuid, hana.uuid));
  expect(await change(mere, mere, { roles: [] })).toMatchObject({ errors: { roles: [lastRole] } });
  // Already inactive, and not the last: the role may go.
  expect((await change(mere, hana, { active: false, roles: [] })).status).toBe(200);
});

test('an invited administrator counts once they have chosen a password', async () => {
  const aroha = await invited(mere, 'Aroha');
  expect((await change(mere, hana, { active: false })).status).toBe(200);
  expect(await change(mere, mere, { roles: [] })).toMatchObject({
    status: 422,
    errors: { roles: [lastRole] },
  });
  expect((await accept(aroha)).status).toBe(200);
  expect((await change(mere, mere, { roles: [] })).status).toBe(200);
});

test('an administrator whose e-mail is not verified does not count', async () => {
  await world.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.uuid, hana.uuid));
  expect(await change(mere, mere, { roles: [] })).toMatchObject({ errors: { roles: [lastRole] } });
});

test('an invited administrator who has not come yet may be deactivated', async () => {
  const aroha = await invited(mere, 'Aroha');
  expect((await change(mere, aroha, { active: false })).status).toBe(200);
});

test('the last administrator may still be renamed, and get another role', async () => {
  expect((await change(hana, mere, { roles: [] })).status).toBe(200);
  const { status } = await change(hana, hana, { name: 'Hana R.', roles: ['admin', 'mentor'] });
  expect(status).toBe(200);
});

describe('at once', () => {
  const rounds = Array.from({ length: 5 }, (_, index) => index + 1);

  test.each([
    ['demote each other', { roles: ['mentor'] }, { roles: ['mentor'] }],
    ['switch each other off', { active: false }, { active: false }],
    ['switch off and demote each other', { active: false }, { roles: [] }],
  ] as [string, Changes, Changes][])('of two who %s one succeeds', async (_, one, other) => {
    for (const _round of rounds) {
      await world.db.delete(userRoles);
      mere = await world.person('Mere', 'admin');
      hana = await world.person('Hana', 'admin');

      const answers = await Promise.all([change(mere, hana, one), change(hana, mere, other)]);

      const [refused] = answers.filter(({ status }) => status !== 200);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      // Too late even to ask, or told that nobody else is left.
      expect([401, 403, 419, 422]).toContain(refused?.status);
      if (refused?.status === 422) expect([lastRole, lastActive]).toContain(refused.message);
      expect(await ableAdministrators()).toBe(1);
    }
  });

  test.each(rounds)('twenty who all give up the role: one keeps it (round %i)', async () => {
    // They can't let anybody in, however many they are.
    await Promise.all(Array.from({ length: 5 }, (_, index) => invited(mere, `Invited ${index}`)));
    const more = await Promise.all(
      Array.from({ length: 18 }, (_, index) => world.person(`Admin ${index}`, 'admin')),
    );
    const answers = await Promise.all(
      [mere, hana, ...more].map((person) => change(person, person, { roles: [] })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, errors }) => ({ status, errors }))).toEqual([
      { status: 422, errors: { roles: [lastRole] } },
    ]);
    expect(await ableAdministrators()).toBe(1);
  });

  test('twenty deactivate one another at once: somebody stays', async () => {
    const more = await Promise.all(
      Array.from({ length: 18 }, (_, index) => world.person(`Admin ${index}`, 'admin')),
    );
    const all = [mere, hana, ...more];
    const answers = await Promise.all(
      all.map((person, index) =>
        change(person, all[(index + 1) % all.length] ?? mere, { active: false }),
      ),
    );
    for (const { status } of answers) expect([200, 401, 403, 419, 422]).toContain(status);
    expect(await ableAdministrators()).toBeGreaterThan(0);
  });
});
