import { z } from 'zod';
import {
  boundedInstant,
  instant,
  namedRecord,
  seenRecords,
  text,
  uuid,
} from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { bilingualName, namedAreaOrPod } from '#contract/organisations/place-names.schemas.ts';
import { limitsMessages } from '#messages/shared/limits.ts';
import { maxAreas } from './assignments.ts';

const chosenAreas = z
  .array(uuid.toLowerCase())
  .min(1)
  .max(maxAreas, { error: limitsMessages.areas.key });

/** Forms send numbers as texts. */
const orderNumber = z
  .union([z.number(), z.string()], { error: limitsMessages.order.key })
  .refine((value) => /^0*[1-9]\d{0,8}$/.test(String(value).trim()), {
    error: limitsMessages.wholeOrder.key,
  })
  .transform(Number);

export const Assignment = z.object({ uuid, ...bilingualName, order: z.int(), active: z.boolean() });
export type Assignment = z.input<typeof Assignment>;

const assignments = z.object({ data: z.array(Assignment) });

/** What assigning areas to many learners does, or would do, for one of them. */
export const Outcome = z.object({
  learner: namedRecord,
  areas: z.array(
    z.object({ uuid, outcome: z.enum(['will_get', 'already_has', 'at_the_limit', 'inactive']) }),
  ),
});
export type Outcome = z.input<typeof Outcome>;

/** What came of undoing it for one of them: each area that this learner was given, as it is now. */
export const UndoOutcome = z.object({
  learner: namedRecord,
  areas: z.array(
    z.object({ uuid, outcome: z.enum(['removed', 'changed_since', 'removed_since']) }),
  ),
});
export type UndoOutcome = z.input<typeof UndoOutcome>;

/** The learners to assign to, at most so many at once. */
const mostLearners = 2_000;

const many = {
  /** Somebody who is in it twice counts once. */
  learners: z
    .array(uuid.toLowerCase())
    .min(1)
    .max(mostLearners, { error: limitsMessages.learners.key }),
  areas_list: chosenAreas,
};

export const schemas = {
  learnerAssignments: {
    summary: "A learner's areas, in their order.",
    params: z.object({ learner: uuid }),
    reply: assignments.extend({ learner: namedRecord.extend({ active: z.boolean() }) }),
  },
  saveAssignments: {
    summary:
      "Replaces a learner's areas: two parallel lists, one to three of them. `seen` are the areas that the person saw: where they are others by now, 412.",
    body: z.object({
      learner_id: uuid,
      areas_list: chosenAreas,
      /** As many as areas, and no two alike. */
      order_by: z.array(orderNumber),
      seen: seenRecords,
    }),
    reply: assignments,
  },
  removeAssignments: {
    summary:
      'Removes all areas of a learner. What was written stays and comes back with the area. `seen` as in `saveAssignments`.',
    body: z.object({ learner_id: uuid, seen: seenRecords }),
    reply: assignments,
  },
  writtenIn: {
    summary: 'The areas in which a learner has written something, and how many reflections.',
    params: z.object({ learner: uuid }),
    reply: z.object({ written: z.record(uuid, z.int()) }),
  },
  previewAssignments: {
    summary: 'What adding these areas to these learners would do for each. Nothing is written.',
    body: z.object(many),
    reply: z.object({ outcomes: z.array(Outcome) }),
  },
  assignMany: {
    summary:
      'Adds these areas to these learners in one transaction; answers what came of it for each.',
    body: z.object(many),
    reply: z.object({ outcomes: z.array(Outcome), assigned_at: instant }),
  },
  undoAssignMany: {
    summary:
      'Removes what the caller assigned to these learners in the call of that instant, where it hasn’t changed since; answers what came of it for each.',
    body: z.object({
      ...many,
      /** As `assignMany` answered it. */
      assigned_at: boundedInstant,
    }),
    reply: z.object({ outcomes: z.array(UndoOutcome) }),
  },
  assignableAreas: {
    summary: 'Every learning area by name, with what assigning needs of it.',
    reply: z.object({
      areas: z.array(
        namedAreaOrPod.extend({
          active: z.boolean(),
          /** Of the area itself: without them it can't be written about, and has no certificate. */
          has_questions: z.boolean(),
          /** Of its active pods. */
          pods_without_questions: z.int(),
        }),
      ),
    }),
  },
  learnersOfOrganisations: {
    summary: 'Organisations that have learners, by name, with these learners. `search` narrows it.',
    query: z.object({ search: text(maxLength.name).optional() }),
    reply: z.object({
      /** At most 20. */
      organisations: z.array(namedRecord.extend({ learners: z.array(namedRecord) })),
    }),
  },
};
