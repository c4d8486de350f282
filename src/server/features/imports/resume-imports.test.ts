import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newWorld } from '#testing/world.ts';
import { importing, newEmail } from './imports.test-support.ts';
import { resumeFailedImports } from './resume-imports.ts';

const world = await newWorld();
const { upload, show } = importing(world, await world.person('Hana Parata', 'admin'));

const waiting = async () =>
  (
    await world.db.execute(sql`select from pgboss.job
    where name like 'import.%' and state in ('created', 'retry', 'active')`)
  ).rowCount;

test('an import whose job was given up goes on without a restart', async () => {
  const answer = await upload(`Name,Email\nMāia,${newEmail()}\n`);
  const { uuid } = answer.json().import;
  await world.db.execute(sql`update pgboss.job set state = 'failed' where name = 'import.read'`);
  await world.runJobs();
  expect((await show(uuid)).state).toBe('reading');

  await resumeFailedImports(world);
  await world.runJobs();

  expect((await show(uuid)).state).toBe('ready');
});

test('an import whose job still waits or runs gets no second one', async () => {
  await upload(`Name,Email\nTama,${newEmail()}\n`);
  const before = await waiting();

  await resumeFailedImports(world);

  expect(await waiting()).toBe(before);
});
