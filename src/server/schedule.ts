import { purgeExpired } from './features/accounts/index.ts';
import { startDueBackup } from './features/backups/index.ts';
import { purgeImports, resumeFailedImports } from './features/imports/index.ts';
import { refreshTranslations } from './features/localisation/index.ts';
import { purgeDrafts, purgeSendBacks } from './features/mentoring/index.ts';
import { purgeNotices, startDueDigests } from './features/notices/index.ts';
import { compareNightly } from './features/subscriptions/index.ts';
import type { Settings } from './platform/settings.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

type Dependencies = Parameters<typeof compareNightly>[0];

type ScheduledTask = {
  /** In milliseconds. */
  every: number;
  run: (now: Date) => Promise<unknown>;
  /** Also at once, for processes that are restarted more often than the task runs. */
  atStart?: boolean;
};

/** Everything that a node does at intervals. */
export function scheduledTasks(
  parts: Dependencies,
  { stripe, backups: { dailyAt } }: Pick<Settings, 'stripe' | 'backups'>,
): ScheduledTask[] {
  const { db, i18n } = parts;
  return [
    { every: 6 * HOUR, run: (now) => purgeExpired(db, now), atStart: true },
    { every: 6 * HOUR, run: (now) => purgeImports(db, now), atStart: true },
    { every: 6 * HOUR, run: (now) => purgeNotices(db, now), atStart: true },
    { every: 6 * HOUR, run: (now) => purgeDrafts(db, now), atStart: true },
    { every: 6 * HOUR, run: (now) => purgeSendBacks(db, now), atStart: true },
    // Imports whose job has failed for good.
    { every: 10 * MINUTE, run: () => resumeFailedImports(parts) },
    // Starts the digests at seven o'clock.
    { every: MINUTE, run: (now) => startDueDigests(parts, now) },
    // Translations that changed while this node's connection was lost.
    { every: 30 * SECOND, run: () => refreshTranslations({ db, i18n }) },
    ...(dailyAt
      ? [{ every: MINUTE, run: (now: Date) => startDueBackup(parts, dailyAt, now) }]
      : []),
    // Starts tonight's comparison with Stripe once it is due.
    ...(stripe ? [{ every: 10 * MINUTE, run: (now: Date) => compareNightly(parts, now) }] : []),
  ];
}

/** Runs the tasks until the function is called that it returns. */
export function runAtIntervals(
  tasks: readonly ScheduledTask[],
  onError: (error: Error) => void,
): () => void {
  const timers = tasks.map((task) => {
    const run = () => {
      task.run(new Date()).catch(onError);
    };
    if (task.atStart) run();
    return setInterval(run, task.every).unref();
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
