import { readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { v7 as newUuid } from 'uuid';
import { describe, expect, inject, test } from 'vitest';
import { systemFacts } from '#contract/system/overview.ts';
import { superuser } from '#lib/embedded-postgres/database.ts';
import { backupRuns } from '#server/schema/index.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { newWorld } from '#testing/world.ts';
import { backupPlace } from './backup-place.ts';
import { makeBackup, type Run } from './job-kinds.ts';
import { makeDueBackup } from './make-due-backup.ts';
import { lastDue, nextDue, startDueBackup } from './schedule.ts';
import { testNewestBackup } from './test-newest-backup.ts';

test.each([
  ['2026-11-23T13:29:00Z', '2026-11-22T13:30:00.000Z', 'a minute before'],
  ['2026-11-23T13:30:00Z', '2026-11-23T13:30:00.000Z', 'on the minute'],
  ['2026-11-24T01:00:00Z', '2026-11-23T13:30:00.000Z', 'in the afternoon'],
  ['2026-07-01T20:00:00Z', '2026-07-01T14:30:00.000Z', 'in winter'],
  ['2026-09-26T20:00:00Z', '2026-09-26T14:30:00.000Z', 'in the night without 02:30'],
  ['2026-04-04T20:00:00Z', '2026-04-04T13:30:00.000Z', 'in the night with 02:30 twice'],
])('at %s the last backup at 02:30 was due %s: %s', (now, due) => {
  expect(lastDue('02:30', new Date(now)).toISOString()).toBe(due);
});

test.each([
  ['2026-11-23T13:29:00Z', '2026-11-23T13:30:00.000Z', 'a minute before'],
  ['2026-11-23T13:30:00Z', '2026-11-24T13:30:00.000Z', 'on the minute'],
  ['2026-07-01T20:00:00Z', '2026-07-02T14:30:00.000Z', 'in winter'],
  ['2026-09-25T20:00:00Z', '2026-09-26T14:30:00.000Z', 'before the night without 02:30'],
])('at %s the next backup at 02:30 is due %s: %s', (now, due) => {
  expect(nextDue('02:30', new Date(now)).toISOString()).toBe(due);
});

describe('with BACKUP_SCHEDULE', async () => {
  const world = await newWorld({ BACKUP_SCHEDULE: 'daily 02:30', BACKUP_KEEP: '2' });
  const aroha = await world.person('Aroha', 'admin');
  const folder = join(world.folder, 'backups');
  const files = async () => (await readdir(folder)).toSorted();
  const night = (day: number) => new Date(Date.UTC(2026, 10, day, 13, 31));
  const facts = async () => (await world.as(aroha)(systemFacts, {})).reply.system.backups;
  const databases = async () =>
    (await world.db.execute(sql`select from pg_database where datname ~ current_database()`))
      .rowCount;

  async function passNight(day: number) {
    const now = night(day);
    await Promise.all([1, 2, 3].map(() => startDueBackup(world, '02:30', now)));
    return world.runJobs(now);
  }

  test('every night one backup is made, restored, and the oldest file removed', async () => {
    const next = nextDue('02:30', new Date()).toISOString();
    expect(await facts()).toMatchObject({ made: { at: null, is_old: true }, next });
    // One job that makes it and one that restores it, however many processes ask.
    expect(await passNight(20)).toBe(2);
    expect(await passNight(20)).toBe(0);
    await writeFile(join(folder, 'by-hand.tar'), '');
    expect(await passNight(21)).toBe(2);
    expect(await passNight(22)).toBe(2);

    expect(await files()).toEqual([
      'by-hand.tar',
      'stepwise-2026-11-21T1330Z.tar',
      'stepwise-2026-11-22T1330Z.tar',
    ]);
    const at = night(22).toISOString();
    expect(await facts()).toMatchObject({ made: { at }, tested: { at }, problem: null });
    expect(await databases()).toBe(1);
  });

  test('a backup that can’t be restored is said to be so, and leaves no scratch database', async () => {
    await startDueBackup(world, '02:30', night(23));
    const [job] = await world.jobs.boss.fetch<Run>(makeBackup.name);
    const place = backupPlace(world.settings, world.database.connection, world.folder);
    if (!job || !place) throw new Error('No backup is due');
    await makeDueBackup(world, place, job.data.run);
    await world.jobs.boss.complete(makeBackup.name, job.id);
    // The disk loses the end of it.
    await truncate(join(folder, 'stepwise-2026-11-23T1330Z.tar'), 5_000);
    await expect(world.runJobs(night(23))).rejects.toThrow();
    expect(await facts()).toMatchObject({ failed: 'tested' });
    expect((await facts()).problem).toContain('read as a backup');
    expect((await facts()).tested.at).toBe(night(22).toISOString());
    expect(await databases()).toBe(1);
  });

  test('a role that may make no database for the test is told what it needs', async () => {
    const { connection } = world.database;
    const role = `of_${connection.database}`;
    await asSuperuser(`create role ${role} login`);
    onTestEnd(() => asSuperuser(`drop role ${role}`));
    const run = newUuid();
    const made = { dueAt: night(24), endedAt: night(24), file: 'stepwise-2026-11-24T1330Z.tar' };
    await world.db.insert(backupRuns).values({ uuid: run, ...made });
    const place = backupPlace(world.settings, { ...connection, user: role }, world.folder);
    if (!place) throw new Error('No backup is made here');

    await expect(testNewestBackup(world, { ...place, kinds: [] }, run)).rejects.toThrow();

    expect(await facts()).toMatchObject({
      failed: 'tested',
      problem: 'permission denied to create database. The role of DATABASE_URL needs CREATEDB.',
    });
  });
});

async function asSuperuser(statement: string) {
  const client = new pg.Client({ ...inject('postgres'), user: superuser, database: 'postgres' });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

test('without it nothing is taken from the queue', async () => {
  const world = await newWorld();
  await startDueBackup(world, '02:30', new Date());
  expect(await world.runJobs()).toBe(0);
});
