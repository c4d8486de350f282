import { z } from 'zod';
import { instant, uuid } from '#contract/fields/fields.schemas.ts';

/** As many as the page lists, and as one call takes. */
const MAX = 100;

const FailedJob = z.object({
  uuid,
  kind: z.string(),
  /** Whose account or which import it is about, where that is still there. */
  about: z.object({ type: z.enum(['user', 'import']), uuid, name: z.string() }).nullable(),
  failed_at: instant,
  tries: z.int(),
  /** Without addresses, links, tokens or what somebody wrote; empty where none was recorded. */
  reason: z.string(),
});
export type FailedJob = z.input<typeof FailedJob>;

export const schemas = {
  failedJobs: {
    summary: 'Jobs that were given up after their last try, with the reason, newest first.',
    reply: z.object({ total: z.int(), jobs: z.array(FailedJob).max(MAX) }),
  },
  retryJobs: {
    summary: 'Tries failed jobs again. Those that run again already are left alone.',
    body: z.object({ jobs: z.array(uuid).min(1).max(MAX) }),
    reply: z.object({ queued: z.int() }),
  },
};
