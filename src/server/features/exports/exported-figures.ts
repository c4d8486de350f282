import { z } from 'zod';
import { countedQuery, figuresQuery, scopeQuery } from '#contract/figures/figures.schemas.ts';
import { ageRange, waitingAges } from '#contract/figures/figures.ts';
import { dateOf } from '#messages/dates.ts';
import {
  readCounted,
  readFigures,
  readOrganisationFigures,
} from '#server/features/figures/index.ts';
import { stateWords } from './columns.ts';
import type { ExportedList } from './export-list.ts';

const FiguresQuery = z.object(figuresQuery);
type FiguresFilters = z.output<typeof FiguresQuery>;

export const exportedWeeks: ExportedList<FiguresFilters> = {
  name: 'Submitted and signed off',
  query: FiguresQuery,
  header: ['From', 'To', 'Submitted', 'Signed off'],
  async *batches(ctx, { filters: query }) {
    const { weeks } = await readFigures(ctx, { query });
    // Newest first, as the table has them; the chart goes from left to right.
    yield weeks
      .toReversed()
      .map(({ from, to, submitted, signed_off }) => [from, to, submitted, signed_off]);
  },
};

/** In the words that the page has above the same numbers, with their unit. */
function ageHeader(age: string): string {
  const { from, to } = ageRange(age);
  if (to === null) return `${from} working days or more`;
  return from === 0 ? `Up to ${to} working day` : `${from} to ${to} working days`;
}

export const exportedWaiting: ExportedList<FiguresFilters> = {
  name: 'Waiting',
  query: FiguresQuery,
  header: ['Mentor', ...waitingAges.map(ageHeader), 'Total'],
  async *batches(ctx, { filters: query }) {
    const { waiting } = await readFigures(ctx, { query });
    yield waiting.map(({ mentor, ages, total }) => [mentor?.name ?? 'No mentor', ...ages, total]);
  },
};

export const exportedSpans: ExportedList<FiguresFilters> = {
  name: 'How long it takes',
  query: FiguresQuery,
  header: ['Until', 'Reflections', 'Half within (working days)', 'Nine in ten within'],
  async *batches(ctx, { filters: query }) {
    const { answered, finished } = await readFigures(ctx, { query });
    const spans = { 'First answer': answered, 'Sign-off': finished };
    yield Object.entries(spans).map(([until, { count, median, ninetieth }]) => [
      until,
      count,
      median ?? '',
      ninetieth ?? '',
    ]);
  },
};

const states = Object.entries(stateWords);
type PerState = Record<keyof typeof stateWords, number> & { name: string; learners: number };

const stateRow = (row: PerState) => [
  row.name,
  row.learners,
  ...states.map(([state]) => row[state as keyof typeof stateWords]),
];

export const exportedAreaFigures: ExportedList<FiguresFilters> = {
  name: 'Learning areas',
  query: FiguresQuery,
  header: ['Learning area', 'Learners', ...states.map(([, words]) => words)],
  async *batches(ctx, { filters: query }) {
    const { areas } = await readFigures(ctx, { query });
    yield areas.map(stateRow);
  },
};

const BATCH = 500;

const ScopeQuery = z.object(scopeQuery);

export const exportedOrganisationFigures: ExportedList<z.output<typeof ScopeQuery>> = {
  name: 'Organisations and learners',
  query: ScopeQuery,
  header: ['Organisation', 'Learners', ...states.map(([, words]) => words)],
  async *batches(ctx, { term, filters }) {
    const filter = { ...filters, search: term };
    for (let offset = 0; ; offset += BATCH) {
      const rows = await readOrganisationFigures(ctx, filter, { limit: BATCH, offset });
      yield rows.map(stateRow);
      if (rows.length < BATCH) return;
    }
  },
};

const { search: _, ...countedFilters } = countedQuery;
const CountedQuery = z.object(countedFilters);

export const exportedCounted: ExportedList<z.output<typeof CountedQuery>> = {
  name: 'Reflections counted',
  query: CountedQuery,
  header: ['Learner', 'Learning area', 'Pod', 'Organisation', 'Mentor', 'Date', 'Working days'],
  async *batches(ctx, { term, filters }) {
    const filter = { ...filters, search: term };
    for (let offset = 0; ; offset += BATCH) {
      const rows = await readCounted(ctx, filter, { limit: BATCH, offset });
      yield rows.map(({ learner, area, pod, organisation, mentor, at, days }) => [
        learner.name,
        area.name,
        pod?.name ?? '',
        organisation?.name ?? '',
        mentor?.name ?? '',
        dateOf(at),
        days ?? '',
      ]);
      if (rows.length < BATCH) return;
    }
  },
};
