import { desc, isNotNull } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { systemFacts } from '#contract/system/overview.ts';
import type { Db } from '#server/platform/data/database.ts';
import { backupRuns } from '#server/schema/index.ts';
import { nextDue } from './schedule.ts';

type Facts = Omit<Reply<typeof systemFacts>['system']['backups'], 'archive'>;

const DAY = 24 * 60 * 60 * 1_000;

/** When the last backup was made and when one was last restored, and whether that is too long ago. */
export async function backupFacts(
  db: Db,
  { now, dailyAt }: { now: Date; dailyAt: string | undefined },
): Promise<Facts> {
  const { dueAt, endedAt, verifiedAt, problem } = backupRuns;
  const latest = (moment: typeof endedAt | typeof verifiedAt) =>
    db
      .select({ at: moment })
      .from(backupRuns)
      .where(isNotNull(moment))
      .orderBy(desc(moment))
      .limit(1);
  const [[made], [tested], [due]] = await Promise.all([
    latest(endedAt),
    latest(verifiedAt),
    db
      .select({ problem, endedAt, verifiedAt })
      .from(backupRuns)
      .where(isNotNull(dueAt))
      .orderBy(desc(dueAt))
      .limit(1),
  ]);
  const factOf = (at: Date | null = null) => ({
    at,
    is_old: !at || at.getTime() < now.getTime() - 8 * DAY,
  });
  return {
    made: factOf(made?.at),
    tested: factOf(tested?.at),
    problem: due?.problem ?? null,
    failed: due?.problem ? stepOf(due) : null,
    next: dailyAt ? nextDue(dailyAt, now) : null,
  };
}

/** Of a run that failed: its test follows once the file is whole. */
const stepOf = ({ endedAt, verifiedAt }: { endedAt: Date | null; verifiedAt: Date | null }) =>
  endedAt && !verifiedAt ? 'tested' : 'made';
