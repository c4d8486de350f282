import { z } from 'zod';
import { Certificate } from './certificates.ts';
import { endpoint } from './endpoint.ts';
import { flag, instant, named, pageOf, pageQuery, uuid } from './fields.ts';
import { Turn } from './mentoring.ts';
import { bothNames, namedPlace } from './place-names.ts';

export const WaitingReflection = z.object({
  uuid,
  ...bothNames,
  type: z.enum(['area', 'pod']),
  submitted_at: instant,
  questions_count: z.int(),
  reviewed_count: z.int(),
  learner: named,
  area: namedPlace,
  pod: namedPlace.nullable(),
  round: z.int(),
  turn: Turn,
  returned_to: named.nullable(),
  /** The learner's own mentor. */
  mentor: named.nullable(),
});
export type WaitingReflection = z.input<typeof WaitingReflection>;

/** The learners of one mentor, or those who have none. */
export const WhoseLearners = z.union([uuid.toLowerCase(), z.literal('none')]);

export const worklist = endpoint({
  name: 'worklist',
  summary: "Submitted reflections that wait for a mentor, longest wait first; never one's own.",
  method: 'GET',
  path: '/api/admin/mentor/worklist',
  allow: 'reflections.review',
  /**
   * `mine`: of the caller's learners alone. `offered`: only what the caller can take up, because it
   * is theirs or because no other mentor has it or has begun it in this round.
   */
  query: pageQuery.extend({
    mine: flag.optional(),
    mentor: WhoseLearners.optional(),
    offered: flag.optional(),
  }),
  reply: z.object({ worklist: pageOf(WaitingReflection) }),
  topics: ['reflections'],
});

export const signedOff = endpoint({
  name: 'signedOff',
  summary: 'What the caller signed off last, newest first.',
  method: 'GET',
  path: '/api/admin/mentor/signed-off',
  allow: 'reflections.review',
  query: pageQuery,
  reply: z.object({
    signed_off: z.array(
      z.object({
        uuid,
        ...bothNames,
        learner: named,
        completed_at: instant,
        certificate: Certificate.nullable(),
      }),
    ),
  }),
  topics: ['reflections', 'certificates'],
});
