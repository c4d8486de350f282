import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { logIn } from '#contract/accounts/accounts.ts';
import { historyIndex } from '#contract/history/history.ts';
import { organisationIndex } from '#contract/organisations/organisations.ts';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { auditEvents } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await newWorld();
  admin = await world.person('Ngaire', 'admin');
});

const eventsOf = ({ uuid }: Person, ...actions: string[]) =>
  world.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.subject, uuid), inArray(auditEvents.action, actions)));

test('who opened what their roles do not allow stands in the history, once however often they try', async () => {
  const mentor = await world.person('Hana', 'mentor');
  for (let time = 0; time < 5; time += 1) {
    expect((await world.as(mentor)(organisationIndex, { query: {} })).status).toBe(403);
  }

  await expect.poll(() => eventsOf(mentor, 'user.access-refused')).toHaveLength(1);
  const { reply } = await world.as(admin)(historyIndex, { query: { actor: mentor.uuid } });
  expect(reply.history.data).toMatchObject([
    {
      action: 'user.access-refused',
      actor: { name: 'Hana' },
      address: '127.0.0.1',
      changes: [{ after: ['/api/admin/organisation/index'] }],
    },
  ]);
});

test('logins stand in the history, failed ones too, never with what was typed', async () => {
  const password = 'tūī sing before the rain';
  const passwordHash = await hashPassword(password);
  const tama = await world.person('Tama', 'mentor', { passwordHash });
  const wrong = 'kererū guess in the kōwhai';
  const refused = await world.asVisitor(logIn, { body: { email: tama.email, password: wrong } });
  await world.asVisitor(logIn, { body: { email: 'nobody@school.example', password: wrong } });
  const admitted = await world.asVisitor(logIn, { body: { email: tama.email, password } });

  expect([refused.status, admitted.status]).toEqual([422, 204]);
  const events = await eventsOf(tama, 'user.logged-in', 'user.login-failed');
  expect(events.map(({ action, actor }) => ({ action, actor }))).toEqual([
    { action: 'user.login-failed', actor: null },
    { action: 'user.logged-in', actor: tama.uuid },
  ]);
  expect(JSON.stringify(events)).not.toContain('guess');
});
