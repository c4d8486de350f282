import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { register } from '#contract/accounts/registration.ts';
import { auditEvents, sessions, userRoles, users } from '#server/schema/index.ts';
import { newWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const password = 'kererū in the kōwhai';
const typed = (email: string) => ({
  name: 'Hana Rāwiri',
  email,
  password,
  password_confirmation: password,
});
const rowOf = async (email: string) => {
  const [row] = await world.db.select().from(users).where(eq(users.email, email));
  return row;
};

test('a new account is active, unverified, and holds nothing but what was typed', async () => {
  const email = 'Hana@kura.example';
  const body = {
    ...typed(email),
    role: 'admin',
    roles: ['admin'],
    is_admin: 1,
    active: 0,
    uuid: 'x',
    invited_at: 'x',
    email_verified_at: '2020-01-01',
    passwordHash: 'x',
    locale: 'mi',
    organisation: 'x',
  };

  await world.asVisitor(register, { body });

  expect(await rowOf(email)).toMatchObject({
    name: 'Hana Rāwiri',
    email,
    active: true,
    locale: 'en-NZ',
    emailVerifiedAt: null,
    invitedAt: null,
    passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
  });
  expect(await world.db.$count(userRoles)).toBe(0);
});

test('whoever registers in a language has it in their profile', async () => {
  const email = 'mere@kura.example';
  const headers = { 'accept-language': 'mi' };
  await world.asVisitor(register, { body: typed(email) }, { headers });
  expect(await rowOf(email)).toMatchObject({ locale: 'mi' });
});

test('of twenty registrations of one e-mail at once, one is mailed, has a session and stands in the history', async () => {
  const email = 'tama@kura.example';
  const attempts = Array.from({ length: 20 }, () =>
    world.asVisitor(register, { body: typed(email) }),
  );
  const answers = await Promise.all(attempts);
  await world.runJobs();

  const { uuid = '' } = (await rowOf(email)) ?? {};
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(await world.db.$count(sessions, eq(sessions.user, uuid))).toBe(1);
  expect(await world.mailTo({ uuid, name: '', email })).toHaveLength(1);
  const registered = and(eq(auditEvents.subject, uuid), eq(auditEvents.action, 'user.registered'));
  const history = await world.db.select().from(auditEvents).where(registered);
  expect(history).toMatchObject([{ actor: uuid, before: null, after: null }]);
});

test('a password is stored in no readable form, not even in the history or the jobs', async () => {
  await world.asVisitor(register, { body: typed('ana@kura.example') });
  const { rows } = await world.database.pool.query<{ everything: string }>(`
    select string_agg(t::text, ' ') as everything from (
      select to_jsonb(u) from users u union all select to_jsonb(a) from audit_events a
      union all select to_jsonb(s) from sessions s union all select to_jsonb(j) from pgboss.job j
    ) t`);
  expect(rows[0]?.everything).toContain('ana@kura.example');
  expect(rows[0]?.everything).not.toContain('kōwhai');
});
