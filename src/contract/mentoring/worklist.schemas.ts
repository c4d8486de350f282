import { z } from 'zod';
import { Certificate } from '#contract/certificates/certificates.schemas.ts';
import {
  flag,
  instant,
  namedRecord,
  pageOf,
  pageQuery,
  uuid,
} from '#contract/fields/fields.schemas.ts';
import { bilingualName, namedAreaOrPod } from '#contract/organisations/place-names.schemas.ts';
import { Turn } from './mentoring.schemas.ts';

export const WaitingReflection = z.object({
  uuid,
  ...bilingualName,
  type: z.enum(['area', 'pod']),
  submitted_at: instant,
  questions_count: z.int(),
  reviewed_count: z.int(),
  learner: namedRecord,
  area: namedAreaOrPod,
  pod: namedAreaOrPod.nullable(),
  round: z.int(),
  turn: Turn,
  returned_to: namedRecord.nullable(),
  /** The learner's own mentor. */
  mentor: namedRecord.nullable(),
});
export type WaitingReflection = z.input<typeof WaitingReflection>;

/** The learners of one mentor, or those who have none. */
export const WhoseLearners = z.union([uuid.toLowerCase(), z.literal('none')]);

export const schemas = {
  worklist: {
    summary: "Submitted reflections waiting for a mentor, longest wait first; never one's own.",
    /**
     * `mine`: only reflections of the caller's learners. `offered`: only those the caller can take up,
     * because they are theirs, or no other mentor has them or has begun them in this round, in the order
     * in which `takeNext` gives them: of one day those that come back first.
     */
    query: pageQuery.extend({
      mine: flag.optional(),
      mentor: WhoseLearners.optional(),
      offered: flag.optional(),
      organisation: uuid.toLowerCase().optional(),
    }),
    reply: z.object({ worklist: pageOf(WaitingReflection) }),
  },
  signedOff: {
    summary: 'What the caller signed off recently, newest first.',
    query: pageQuery,
    reply: z.object({
      signed_off: z.array(
        z.object({
          uuid,
          ...bilingualName,
          learner: namedRecord,
          completed_at: instant,
          certificate: Certificate.nullable(),
        }),
      ),
    }),
  },
};
