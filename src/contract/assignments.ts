import { z } from 'zod';
import { limitsText } from '#texts/limits.ts';
import { endpoint } from './endpoint.ts';
import { longest, named, text, uuid } from './fields.ts';
import { bothNames } from './place-names.ts';

/** At most so many areas at once for a learner (specification, 9). */
export const mostAreas = 3;

const chosenAreas = z
  .array(uuid.toLowerCase())
  .min(1)
  .max(mostAreas, { error: limitsText.areas.key });

/** Forms send numbers as texts. */
const orderNumber = z
  .union([z.number(), z.string()], { error: limitsText.order.key })
  .refine((given) => /^0*[1-9]\d{0,8}$/.test(String(given).trim()), {
    error: limitsText.wholeOrder.key,
  })
  .transform(Number);

export const Assignment = z.object({ uuid, ...bothNames, order: z.int(), active: z.boolean() });
export type Assignment = z.input<typeof Assignment>;

const assignments = z.object({ data: z.array(Assignment) });

export const learnerAssignments = endpoint({
  name: 'learnerAssignments',
  summary: "A learner's areas, in their order.",
  method: 'GET',
  path: '/api/learning/getuserlearning/:learner',
  allow: 'learning.assign',
  params: z.object({ learner: uuid }),
  reply: assignments.extend({ learner: named.extend({ active: z.boolean() }) }),
  topics: ['assignments', 'areas'],
});

export const saveAssignments = endpoint({
  name: 'saveAssignments',
  summary: "Replaces a learner's areas: two parallel lists, one to three of them.",
  method: 'POST',
  path: '/api/learning/saveuserlearning',
  allow: 'learning.assign',
  body: z.object({
    learner_id: uuid,
    areas_list: chosenAreas,
    /** As many as areas, and no two alike. */
    order_by: z.array(orderNumber),
  }),
  reply: assignments,
  topics: ['assignments', 'areas'],
});

export const removeAssignments = endpoint({
  name: 'removeAssignments',
  summary: 'Removes all areas of a learner. What was written stays and comes back with the area.',
  method: 'POST',
  path: '/api/learning/removeuserlearning',
  allow: 'learning.assign',
  body: z.object({ learner_id: uuid }),
  reply: assignments,
  topics: ['assignments', 'areas'],
});

export const writtenIn = endpoint({
  name: 'writtenIn',
  summary: 'The areas in which a learner has written something, and how many reflections.',
  method: 'GET',
  path: '/api/learning/written/:learner',
  allow: 'learning.assign',
  params: z.object({ learner: uuid }),
  reply: z.object({ written: z.record(uuid, z.int()) }),
  topics: ['assignments', 'reflections'],
});

/** What assigning areas to many does, or would do, for one of them. */
export const Outcome = z.object({
  learner: named,
  areas: z.array(
    z.object({ uuid, outcome: z.enum(['will_get', 'already_has', 'at_the_limit', 'inactive']) }),
  ),
});
export type Outcome = z.input<typeof Outcome>;

/** So many can be assigned to at once. */
const mostLearners = 2_000;

const many = {
  /** Somebody who is in it twice counts once. */
  learners: z
    .array(uuid.toLowerCase())
    .min(1)
    .max(mostLearners, { error: limitsText.learners.key }),
  areas_list: chosenAreas,
};

export const previewAssignments = endpoint({
  name: 'previewAssignments',
  summary: 'What adding these areas to these learners would do for each. Nothing is written.',
  method: 'POST',
  path: '/api/learning/assign-many/preview',
  allow: 'learning.assign',
  body: z.object(many),
  reply: z.object({ outcomes: z.array(Outcome) }),
  topics: [],
});

export const assignMany = endpoint({
  name: 'assignMany',
  summary:
    'Adds these areas to these learners in one transaction; answers what came of it for each.',
  method: 'POST',
  path: '/api/learning/assign-many',
  allow: 'learning.assign',
  body: z.object(many),
  reply: z.object({ outcomes: z.array(Outcome) }),
  topics: ['assignments', 'areas'],
});

export const learnersOfOrganisations = endpoint({
  name: 'learnersOfOrganisations',
  summary: 'Organisations that have learners, by name, with these learners. `search` narrows it.',
  method: 'GET',
  path: '/api/learning/organisations',
  allow: 'learning.assign',
  query: z.object({ search: text(longest.name).optional() }),
  reply: z.object({
    /** At most 20. */
    organisations: z.array(named.extend({ learners: z.array(named) })),
  }),
  topics: ['users', 'organisations'],
});
