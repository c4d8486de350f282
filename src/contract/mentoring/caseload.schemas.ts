import { z } from 'zod';
import {
  flag,
  instant,
  namedRecord,
  pageOf,
  pageQuery,
  text,
  uuid,
} from '#contract/fields/fields.schemas.ts';
import { limitsMessages } from '#messages/shared/limits.ts';
import { maxMoves } from './caseload.ts';
import { WhoseLearners } from './worklist.schemas.ts';

const load = {
  /** Active people who learn. */
  learners: z.int(),
  /** Their reflections that wait for a review, and since when the first one has waited. */
  waiting: z.int(),
  oldest: instant.nullable(),
};

/** Somebody who may have learners: an active mentor, or an administrator, who may review as well. */
export const MentorLoad = namedRecord.extend({
  role: z.enum(['mentor', 'admin']),
  /** Invited, and never logged in since. */
  invited: z.boolean(),
  ...load,
});
export type MentorLoad = z.input<typeof MentorLoad>;

export const CaseloadLearner = namedRecord.extend({
  mentor: namedRecord.nullable(),
  waiting: z.int(),
  oldest: instant.nullable(),
});
export type CaseloadLearner = z.input<typeof CaseloadLearner>;

export const Move = z.object({
  learner: uuid.toLowerCase(),
  /** The learner's mentor as the caller saw it; null for none. */
  from: uuid.toLowerCase().nullable(),
  to: uuid.toLowerCase().nullable(),
});
export type Move = z.input<typeof Move>;

/** How many learners a mentor has now, and would have afterwards. */
export const Share = namedRecord.extend({ has: z.int(), will_have: z.int() });
export type Share = z.input<typeof Share>;

/** As its administrator sees it: of the learners of one organisation. */
const ofOrganisation = { organisation: uuid.toLowerCase().optional() };

/** Learners who have nobody now and had this mentor last, who was switched off or lost the role. */
const lastMentor = { last_mentor: uuid.toLowerCase().optional() };

/** What narrows the list of learners, beside its search. */
export const caseloadFilters = {
  mentor: WhoseLearners.optional(),
  ...lastMentor,
  waiting: flag.optional(),
  ...ofOrganisation,
};

export const schemas = {
  mentorBoard: {
    summary:
      'Who may have learners, how many they have and what is waiting; and learners without a mentor.',
    query: z.object(ofOrganisation),
    reply: z.object({ mentors: z.array(MentorLoad), without: z.object(load) }),
  },
  caseloadLearners: {
    summary:
      'Active learners by name, each with their mentor. `mentor`, `last_mentor`, `search`, `organisation` and `waiting`, whether something waits for a review, narrow it.',
    query: pageQuery.extend({ ...caseloadFilters, search: text(255).default('') }),
    reply: z.object({ learners: pageOf(CaseloadLearner) }),
  },
  previewShareOut: {
    summary: 'Shares learners out evenly among mentors, for `moveLearners`. Nothing is written.',
    body: z.object({
      of: WhoseLearners,
      /** With `none`: those of them alone. */
      ...lastMentor,
      ...ofOrganisation,
      mentors: z.array(uuid.toLowerCase()).min(1, { error: limitsMessages.noMentor.key }),
    }),
    reply: z.object({
      moves: z.array(Move.extend({ learner: namedRecord })),
      mentors: z.array(Share),
      /** Learners who would keep the mentor they have, or stay without one. */
      staying: z.int(),
    }),
  },
  moveLearners: {
    summary:
      'Sets the mentors of learners, all of them or none. Repeatable; what changed since: 422.',
    body: z.object({
      moves: z
        .array(Move)
        .min(1, { error: limitsMessages.noLearner.key })
        .max(maxMoves, { error: limitsMessages.learners.key }),
      /** How many learners each mentor had in the preview: if that has changed, nothing is done. */
      counted: z
        .array(z.object({ mentor: uuid.toLowerCase(), learners: z.int() }))
        .max(1_000)
        .default([]),
    }),
    reply: z.object({ moved: z.int() }),
  },
};
