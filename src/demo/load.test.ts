import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobKinds } from '#server/job-list.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { organisations } from '#server/schema/index.ts';
import { testDatabase } from '#testing/database.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { isDemo } from './demo-key.ts';
import { assertDemo, loadDemo } from './load.ts';

const given = { now: new Date('2026-11-20T07:30:00Z'), passwordHash: 'a hash' };

async function emptyPlace() {
  const database = await testDatabase();
  const jobs = await openJobs(database.connection, jobKinds);
  onTestEnd(jobs.stop);
  return { database, jobs };
}

test('of two demos that start at once on one empty database, one fills it and both run', async () => {
  const place = await emptyPlace();

  await Promise.all([loadDemo(place, given), loadDemo(place, given)]);

  const { db } = place.database;
  expect(await isDemo(db)).toBe(true);
  const filled = await db.$count(organisations);
  await loadDemo(place, given);
  expect(await db.$count(organisations)).toBe(filled);
  await expect(assertDemo(place.database.connection)).resolves.toBeUndefined();
});

test('a database of somebody else’s is not filled unasked, whether it has our tables or none', async () => {
  const { db, connection } = await testDatabase();
  const refused = 'DATABASE_URL names a database without the demo: say npm run demo -- --fill';

  await expect(assertDemo(connection)).rejects.toThrow(refused);
  await db.execute(sql`drop table app_keys`);
  await expect(assertDemo(connection)).rejects.toThrow(refused);
});
