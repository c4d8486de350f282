import { setTimeout as delay } from 'node:timers/promises';
import type { Archive } from '#lib/embedded-postgres/index.ts';
import { purgeExpired } from './features/accounts/index.ts';
import { lastDue, startDueBackup } from './features/backups/index.ts';
import { purgeImports, resumeFailedImports } from './features/imports/index.ts';
import { refreshTranslations } from './features/localisation/index.ts';
import { purgeDrafts, purgeSendBacks } from './features/mentoring/index.ts';
import { purgeNotices, startDueDigests } from './features/notices/index.ts';
import { purgeUnfinishedSignIns } from './features/single-sign-on/index.ts';
import { compareNightly } from './features/subscriptions/index.ts';
import { learnCommonLetters } from './platform/data/common-letters.ts';
import { purgeIdempotencyKeys } from './platform/http/idempotency.ts';
import type { Settings } from './platform/settings.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** For a task that is under way while the process stops; it may hang on a database that is away. */
const longestWait = 5 * SECOND;

type Dependencies = Parameters<typeof compareNightly>[0] & { archive: Archive | null };

type ScheduledTask = {
  /** In milliseconds. */
  every: number;
  run: (now: Date, signal: AbortSignal) => Promise<unknown>;
  /** Also at once, for processes that are restarted more often than the task runs. */
  atStart?: boolean;
};

/** Everything that a node does at intervals. */
export function scheduledTasks(
  parts: Dependencies,
  { stripe, backups: { dailyAt } }: Pick<Settings, 'stripe' | 'backups'>,
): ScheduledTask[] {
  const { db, i18n, archive } = parts;
  const lastNight = (now: Date) =>
    dailyAt ? lastDue(dailyAt, now) : new Date(now.getTime() - DAY);
  return [
    { every: 6 * HOUR, run: (now) => purgeExpired(db, now), atStart: true },
    { every: 6 * HOUR, run: (now) => purgeImports(db, now), atStart: true },
    { every: 6 * HOUR, run: (now) => purgeNotices(db, now), atStart: true },
    { every: 6 * HOUR, run: (now) => purgeDrafts(db, now), atStart: true },
    { every: 6 * HOUR, run: (now) => purgeUnfinishedSignIns(db, now), atStart: true },
    { every: 6 * HOUR, run: (now) => purgeSendBacks(db, now), atStart: true },
    { every: 6 * HOUR, run: (now) => purgeIdempotencyKeys(db, now), atStart: true },
    // Searches are cheaper by them, also right after an import of everybody.
    { every: 10 * MINUTE, run: () => learnCommonLetters(db), atStart: true },
    // Imports whose job has failed for good.
    { every: 10 * MINUTE, run: () => resumeFailedImports(parts) },
    // Starts the digests at seven o'clock.
    { every: MINUTE, run: (now) => startDueDigests(parts, now) },
    // Translations that changed while this node's connection was lost.
    { every: 30 * SECOND, run: () => refreshTranslations({ db, i18n }) },
    ...(dailyAt
      ? [{ every: MINUTE, run: (now: Date) => startDueBackup(parts, dailyAt, now) }]
      : []),
    // Takes care of the archive, with a base copy every night.
    ...(archive
      ? [
          {
            every: MINUTE,
            run: (now: Date, signal: AbortSignal) =>
              archive.tend({ due: lastNight(now), now, signal }),
            atStart: true,
          },
        ]
      : []),
    // Starts tonight's comparison with Stripe once it is due.
    ...(stripe ? [{ every: 10 * MINUTE, run: (now: Date) => compareNightly(parts, now) }] : []),
  ];
}

/** Runs the tasks until the function is called that it returns, which lets those under way finish. */
export function runAtIntervals(
  tasks: readonly ScheduledTask[],
  onError: (error: Error) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  const timers = tasks.map((task) => {
    const run = () => {
      const running = task
        .run(new Date(), stopping.signal)
        .catch(onError)
        .finally(() => underWay.delete(running));
      underWay.add(running);
    };
    if (task.atStart) run();
    return setInterval(run, task.every).unref();
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    stopping.abort();
    await Promise.race([Promise.all(underWay), delay(longestWait, undefined, { ref: false })]);
  };
}
