import { z } from 'zod';
import {
  instant,
  namedRecord,
  pageOf,
  pageQuery,
  text,
  uuid,
} from '#contract/fields/fields.schemas.ts';
import { namedAreaOrPod } from '#contract/organisations/place-names.schemas.ts';
import { progressFilterStates, progressStates } from './progress.ts';
import { WhoseLearners } from './worklist.schemas.ts';

/** How far a learner is in one area. */
const AreaState = z.object({
  area: uuid,
  /** No longer, where the learner has written in it before. */
  assigned: z.boolean(),
  state: z.enum(progressStates),
  /** Of the area's pods and its own reflection. */
  done: z.int(),
  total: z.int(),
  /** Reflections that wait for a review, and the one that has waited longest. */
  waiting: z.int(),
  waiting_since: instant.nullable(),
  waiting_reflection: uuid.nullable(),
});
export type AreaState = z.input<typeof AreaState>;

export const LearnerProgress = namedRecord.extend({
  organisation: namedRecord.nullable(),
  mentor: namedRecord.nullable(),
  areas: z.array(AreaState),
});
export type LearnerProgress = z.input<typeof LearnerProgress>;

/** Of a learner with several organisations each counts. `state`: in that area, or in any. */
export const progressQuery = {
  organisation: uuid.toLowerCase().optional(),
  area: uuid.toLowerCase().optional(),
  mentor: WhoseLearners.optional(),
  state: z.enum(progressFilterStates).optional(),
  search: text(255).default(''),
};

export const schemas = {
  progress: {
    summary:
      'How far learners are, area by area: a mentor’s own learners; for administrators, all.',
    query: pageQuery.extend(progressQuery),
    reply: z.object({
      progress: pageOf(LearnerProgress),
      /** The areas of these learners, by name. */
      areas: z.array(namedAreaOrPod),
      /** What the filters are called. */
      about: z.object({ organisation: namedRecord.nullable(), mentor: namedRecord.nullable() }),
    }),
  },
  progressFilters: {
    summary: 'What progress can be filtered by. Administrators search organisations instead.',
    reply: z.object({
      areas: z.array(namedAreaOrPod),
      organisations: z.array(namedRecord),
      mentors: z.array(namedRecord),
    }),
  },
};
