import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { showReflection } from '#contract/mentoring/mentoring.ts';
import { auditEvents, reflectionReads } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let hana: Person;
beforeAll(async () => {
  world = await newWorld();
  hana = await world.person('Hana', 'mentor');
});

const open = (person: Person, uuid: string) =>
  world.as(person)(showReflection, { params: { uuid } });

async function readersOf(uuid: string) {
  const isRead = and(eq(auditEvents.subject, uuid), eq(auditEvents.action, 'reflection.read'));
  const events = await world.db.select().from(auditEvents).where(isRead).orderBy(auditEvents.at);
  return events.map(({ actor }) => actor);
}

test('the history says who opened somebody’s reflection, once a day', async () => {
  const { uuid } = await world.reflection(await world.person('Tama', 'independent_learner'));
  const admin = await world.person('Ngaire', 'admin');
  await Promise.all(Array.from({ length: 20 }, () => open(hana, uuid)));
  await open(admin, uuid);
  expect(await readersOf(uuid)).toEqual([hana.uuid, admin.uuid]);

  const byHana = eq(reflectionReads.reader, hana.uuid);
  await world.db.update(reflectionReads).set({ day: '2026-01-01' }).where(byHana);
  await open(hana, uuid);
  expect(await readersOf(uuid)).toEqual([hana.uuid, admin.uuid, hana.uuid]);
});

test('opening one’s own reflection, or one that is not there, is not in the history', async () => {
  const both = await world.person('Aroha', ['mentor', 'independent_learner']);
  const { uuid } = await world.reflection(both);
  expect((await open(both, uuid)).status).toBe(200);
  expect(await readersOf(uuid)).toEqual([]);
});
