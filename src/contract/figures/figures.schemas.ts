import { z } from 'zod';
import {
  boundedDay,
  instant,
  namedRecord,
  pageOf,
  pageQuery,
  text,
  uuid,
} from '#contract/fields/fields.schemas.ts';
import { WhoseLearners } from '#contract/mentoring/worklist.schemas.ts';
import { namedAreaOrPod } from '#contract/organisations/place-names.schemas.ts';
import { countedKinds, figureWeeks, waitingAges } from './figures.ts';

const day = z.iso.date();

const Week = z.object({ from: day, to: day, submitted: z.int(), signed_off: z.int() });
export type Week = z.input<typeof Week>;

const Waiting = z.object({
  mentor: namedRecord.nullable(),
  /** By age, as `waitingAges` begin. */
  ages: z.array(z.int()),
  total: z.int(),
});
export type Waiting = z.input<typeof Waiting>;

/** Working days: half of them took at most `median`, nine in ten at most `ninetieth`. */
const Span = z.object({
  count: z.int(),
  median: z.int().nullable(),
  ninetieth: z.int().nullable(),
});
export type Span = z.input<typeof Span>;

const states = {
  not_started: z.int(),
  in_progress: z.int(),
  sent_back: z.int(),
  review: z.int(),
  complete: z.int(),
};

/** Learners who have the area, by how far they are in it. */
const AreaFigures = namedAreaOrPod.extend({ learners: z.int(), ...states });
export type AreaFigures = z.input<typeof AreaFigures>;

/** Learners with at least one area in that state. */
const OrganisationFigures = namedRecord.extend({ learners: z.int(), ...states });
export type OrganisationFigures = z.input<typeof OrganisationFigures>;

export const CountedReflection = z.object({
  reflection: uuid,
  learner: namedRecord,
  area: namedAreaOrPod,
  pod: namedAreaOrPod.nullable(),
  organisation: namedRecord.nullable(),
  /** Who answered or signed off; of what was submitted or waits, the learner's mentor now. */
  mentor: namedRecord.nullable(),
  at: instant,
  /** Working days: since the first submission; of what waits, until today. */
  days: z.int().nullable(),
});
export type CountedReflection = z.input<typeof CountedReflection>;

/** `organisation` is the one the learner belonged to then. */
const scope = {
  area: uuid.toLowerCase().optional(),
  organisation: uuid.toLowerCase().optional(),
};

/** The query of the organisations as a file. */
export const scopeQuery = scope;

export const figuresQuery = { weeks: z.enum(figureWeeks).default('12'), ...scope };

export const countedQuery = {
  of: z.enum(countedKinds).default('waiting'),
  from: boundedDay.optional(),
  to: boundedDay.optional(),
  ...scope,
  mentor: WhoseLearners.optional(),
  age: z.enum(waitingAges).optional(),
  search: text(255).default(''),
};

export const schemas = {
  figures: {
    summary:
      'What was submitted and signed off, what is waiting, how long it takes, and how far learners are.',
    query: z.object(figuresQuery),
    reply: z.object({
      from: day,
      to: day,
      weeks: z.array(Week),
      waiting: z.array(Waiting),
      answered: Span,
      finished: Span,
      areas: z.array(AreaFigures),
      about: z.object({ organisation: namedRecord.nullable() }),
    }),
  },
  organisationFigures: {
    summary:
      'Organisations with learners who have areas, or this area, by name, and how far these are in them.',
    query: pageQuery.extend({ ...scope, search: text(255).default('') }),
    reply: z.object({ organisations: pageOf(OrganisationFigures) }),
  },
  countedReflections: {
    summary: 'The reflections that a figure counts, longest wait or latest first.',
    query: pageQuery.extend(countedQuery),
    reply: z.object({
      reflections: pageOf(CountedReflection),
      /** What the filters are called. */
      about: z.object({
        area: namedAreaOrPod.nullable(),
        organisation: namedRecord.nullable(),
        mentor: namedRecord.nullable(),
      }),
    }),
  },
};
