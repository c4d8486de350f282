import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { retryJobs as contract } from '#contract/system/failed-jobs.ts';
import { failedJobsMessages } from '#messages/shell/failed-jobs.ts';
import { recordEvents } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { lockJobs } from '#server/platform/jobs/failed-jobs.ts';

/** Whoever presses second finds the job queued already: nothing is run twice, or recorded twice. */
export function retryJobs(
  ctx: Context,
  { body: { jobs: uuids } }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const found = await lockJobs(ctx.db, uuids);
    if (found.length < new Set(uuids).size) throw invalid('jobs', failedJobsMessages.gone);
    const failed = found.filter(({ isFailed }) => isFailed);
    await ctx.jobs.retry(ctx, failed);
    await recordEvents(
      ctx,
      failed.map(({ uuid, kind }) => ({
        action: 'job.retried',
        subjectType: 'job',
        subject: uuid,
        after: { what: kind },
      })),
    );
    return { queued: failed.length };
  });
}
