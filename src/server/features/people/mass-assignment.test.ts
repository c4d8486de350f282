import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { storeUser, updateUser } from '#contract/people/people.ts';
import { userRoles, users } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await newWorld();
  admin = await world.person('Mere', 'admin');
});

/** What a caller may not set, by every name it might go by. */
const forbidden = [
  'id',
  'role',
  'is_admin',
  'isAdmin',
  'admin',
  'permissions',
  'password',
  'password_hash',
  'passwordHash',
  'email_verified_at',
  'emailVerifiedAt',
  'invited_at',
  'invitedAt',
  'locale',
  'last_login_at',
  'lastLoginAt',
  'created_at',
  'createdAt',
  'updated_at',
  'updatedAt',
  'organisations',
  'search',
  'hasPassword',
  'constructor',
];
const value = fc.oneof(
  fc.constantFrom(
    'admin',
    'mi',
    '2020-01-01T00:00:00.000Z',
    '019a9f00-0000-7000-8000-00000000beef',
  ),
  fc.constant(['admin']),
  fc.boolean(),
  fc.constant({ set: 'admin' }),
);
const extras = fc.dictionary(fc.constantFrom(...forbidden), value, { minKeys: 1, maxKeys: 8 });

async function stored(email: string) {
  const [row] = await world.db.select().from(users).where(eq(users.email, email));
  if (!row) throw new Error('Nobody is stored');
  const held = await world.db.select().from(userRoles).where(eq(userRoles.user, row.uuid));
  return { ...row, roles: held.map(({ role }) => role) };
}

let counter = 0;

test('storing a person takes the documented fields of a body and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(extras, fc.uuid(), async (extra, uuid) => {
      const email = `stored${++counter}@kura.example`;
      const named = { name: 'Hana', email, active: false, roles: ['mentor' as const] };
      const begun = Date.now();
      const body = { ...extra, uuid, ...named };
      const { status } = await world.as(admin)(storeUser, { body });

      const person = await stored(email);
      expect(status).toBe(201);
      expect(person).toMatchObject({
        name: 'Hana',
        active: false,
        roles: ['mentor'],
        locale: 'en-NZ',
        passwordHash: null,
        emailVerifiedAt: null,
        invitedAt: null,
        lastLoginAt: null,
      });
      expect(person.uuid).not.toBe(uuid);
      expect(person.createdAt.getTime()).toBeGreaterThanOrEqual(begun);
    }),
    { numRuns: 60 },
  );
});

test('changing a person takes the documented fields and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(extras, async (extra) => {
      const email = `changed${++counter}@kura.example`;
      const { uuid } = await world.person('Hana', 'mentor', { email, emailVerifiedAt: null });
      const { updatedAt: _, search: __, name: ___, ...before } = await stored(email);
      const named = { uuid, name: 'Hana R.', email, active: true, roles: ['mentor' as const] };
      const { status } = await world.as(admin)(updateUser, { body: { ...extra, ...named } });

      expect(status).toBe(200);
      expect(await stored(email)).toMatchObject({ ...before, name: 'Hana R.' });
    }),
    { numRuns: 60 },
  );
});
