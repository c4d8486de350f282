import { v7 as newUuid } from 'uuid';
import { dateOf } from '#messages/dates.ts';
import { timeOfDay } from '#server/platform/calendar/time-of-day.ts';
import type { Db } from '#server/platform/data/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { backupRuns } from '#server/schema/index.ts';
import { makeBackup } from './job-kinds.ts';

const DAY = 24 * 60 * 60 * 1_000;

/**
 * Run every minute or so: queues the backup that was due last, unless that was done. So a night in
 * which nothing ran is made up for in the morning.
 */
export function startDueBackup(
  { db, jobs }: { db: Db; jobs: Jobs },
  dailyAt: string,
  now: Date,
): Promise<void> {
  return db.transaction(async (db) => {
    const inserted = await db
      .insert(backupRuns)
      .values({ uuid: newUuid(), dueAt: lastDue(dailyAt, now) })
      .onConflictDoNothing()
      .returning({ run: backupRuns.uuid });
    for (const run of inserted) await jobs.add({ db }, makeBackup, run);
  });
}

/** The latest moment up to now with that time of day in New Zealand. */
export function lastDue(dailyAt: string, now: Date): Date {
  const today = timeOfDay(dateOf(now), dailyAt);
  return today <= now ? today : timeOfDay(dateFrom(now, -DAY), dailyAt);
}

/** The first moment after now with that time of day in New Zealand. */
export function nextDue(dailyAt: string, now: Date): Date {
  const today = timeOfDay(dateOf(now), dailyAt);
  return today > now ? today : timeOfDay(dateFrom(now, DAY), dailyAt);
}

const dateFrom = (now: Date, distance: number) =>
  new Date(Date.parse(dateOf(now)) + distance).toISOString().slice(0, 10);
