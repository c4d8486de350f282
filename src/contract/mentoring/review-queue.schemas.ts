import { z } from 'zod';
import { flag, namedRecord, pageOf, pageQuery, uuid } from '#contract/fields/fields.schemas.ts';
import { queueStates } from './review-queue.ts';
import { WaitingReflection, WhoseLearners } from './worklist.schemas.ts';

export const QueuedReflection = WaitingReflection.omit({ submitted_at: true }).extend({
  /** Another mentor who has it open, or has begun to review it in this round. */
  held_by: namedRecord.nullable(),
  /** Whether a sign-off was undone, so that it waits again. */
  reopened: z.boolean(),
});
export type QueuedReflection = z.input<typeof QueuedReflection>;

const NextReflection = z.object({
  uuid,
  learner: namedRecord,
  /** Why it is the caller's to take up: of their own learner, started by them, back to them, or nobody's. */
  why: z.enum(['own_learner', 'started', 'returned', 'without_mentor']),
});
export type NextReflection = z.input<typeof NextReflection>;

export const schemas = {
  reviewQueue: {
    summary:
      "A mentor's reflections in one state, and how many are in each. Longest wait first, by day, resubmitted ones at the head of theirs.",
    /**
     * Without `mine` and `mentor`: the caller's learners, or everybody's if they have none. With
     * `organisation`: of these, those who belong to it.
     */
    query: pageQuery.extend({
      state: z.enum(queueStates).default('waiting'),
      mine: flag.optional(),
      mentor: WhoseLearners.optional(),
      organisation: uuid.toLowerCase().optional(),
    }),
    reply: z.object({
      queue: pageOf(QueuedReflection),
      counts: z.object({
        waiting: z.int(),
        ready: z.int(),
        sent_back: z.int(),
        finished: z.int(),
      }),
      /** Whose learners they are: the caller's, everybody's, nobody's, or a mentor's. */
      whose: z.union([z.enum(['mine', 'all', 'none']), uuid]),
      /** What `takeNext` would answer now. */
      next: NextReflection.nullable(),
    }),
  },
  takeNext: {
    summary:
      'The reflection to review next: the caller holds it from now on, as if they had opened it. Null if nothing waits that no other mentor has.',
    reply: z.object({ reflection: NextReflection.nullable() }),
  },
};
