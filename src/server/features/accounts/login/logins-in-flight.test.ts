import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { logIn } from '#contract/accounts/accounts.ts';
import { changeEmail, changePassword } from '#contract/my-account/my-account.ts';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import type { Db } from '#server/platform/data/database.ts';
import { sessions, users } from '#server/schema/index.ts';
import { duringTransaction } from '#testing/during-transaction.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

const password = 'kererū in the kōwhai';
const chosen = 'tūī sing before the rain';
let world: World;
let passwordHash: string;
let otherHash: string;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  passwordHash = await hashPassword(password);
  otherHash = await hashPassword(chosen);
});

const someone = () => world.person('Hana', 'mentor', { passwordHash });
const enter = ({ email }: Person) => world.asVisitor(logIn, { body: { email, password } });
const sessionsOf = ({ uuid }: Person) => world.db.$count(sessions, eq(sessions.user, uuid));

/** As a change, a reset and a deactivation all do it: the row first, then the sessions that are there. */
const shutOut =
  (changes: Partial<typeof users.$inferInsert>, { uuid }: Person) =>
  async (db: Db) => {
    await db.update(users).set(changes).where(eq(users.uuid, uuid));
    await db.delete(sessions).where(eq(sessions.user, uuid));
  };

test.each([
  ['the password is changed', () => ({ passwordHash: otherHash })],
  ['the password is taken away', () => ({ passwordHash: null })],
  ['the account is switched off', () => ({ active: false })],
])('a login that is under way while %s gets no session', async (_, changes) => {
  const person = await someone();

  const { status, errors } = await duringTransaction(world.db, shutOut(changes(), person), () =>
    enter(person),
  );

  expect({ status, errors }).toEqual({
    status: 422,
    errors: { email: ['These credentials do not match our records.'] },
  });
  expect(await sessionsOf(person)).toBe(0);
});

test('of eight logins at the moment of a new password, none outlives it', async () => {
  for (let round = 0; round < 3; round += 1) {
    const person = await someone();
    const twice = { password: chosen, password_confirmation: chosen };
    const change = world.as(person)(changePassword, {
      body: { current_password: password, ...twice },
    });

    const logins = await Promise.all(Array.from({ length: 8 }, () => enter(person)));

    expect((await change).status).toBe(204);
    expect(logins.every(({ status }) => status === 204 || status === 422)).toBe(true);
    expect(await sessionsOf(person), `round ${round}`).toBe(1);
  }
});

test.each([
  [
    'e-mail',
    async (person: Person) => {
      const body = { email: `new.${person.email}`, current_password: password };
      const { status, errors } = await world.as(person)(changeEmail, { body });
      return { status, errors };
    },
  ],
  [
    'password',
    async (person: Person) => {
      const next = { password: `${chosen} again`, password_confirmation: `${chosen} again` };
      const body = { current_password: password, ...next };
      const { status, errors } = await world.as(person)(changePassword, { body });
      return { status, errors };
    },
  ],
])(
  'a new %s is refused when the password that allowed it has just been changed',
  async (_, act) => {
    const person = await someone();

    const answer = await duringTransaction(
      world.db,
      shutOut({ passwordHash: otherHash }, person),
      () => act(person),
    );

    expect(answer).toEqual({
      status: 422,
      errors: { current_password: ['The password is incorrect.'] },
    });
    const [row] = await world.db.select().from(users).where(eq(users.uuid, person.uuid));
    expect(row).toMatchObject({ passwordHash: otherHash, email: person.email });
  },
);
