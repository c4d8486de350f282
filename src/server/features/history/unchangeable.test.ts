import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEvents } from '#server/schema/index.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const { uuid: actor } = await world.person('Mere Tāne', 'mentor');
await world.db.insert(auditEvents).values({
  uuid: actor,
  at: new Date(),
  actor,
  subject: actor,
  address: '203.0.113.7',
  action: 'user.changed',
  subjectType: 'user',
});
const everything = () => world.db.select().from(auditEvents).orderBy(auditEvents.uuid);

test.each([
  ['altered', sql`update audit_events set action = 'nothing.happened'`],
  ['deleted', sql`delete from audit_events`],
  ['emptied', sql`truncate audit_events`],
])('history is never %s, whoever tries', async (_, statement) => {
  const before = await everything();
  const refused = world.db.execute(statement);
  await expect(refused).rejects.toMatchObject({ cause: { code: '23001' } });
  expect(await everything()).toEqual(before);
});
