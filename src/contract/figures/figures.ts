import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './figures.schemas.ts';

export type * from './figures.schemas.ts';

/** The periods that figures can be of, in weeks up to today. The first is the default. */
export const figureWeeks = ['12', '26', '52'] as const;

/**
 * What a figure counts: submissions, sign-offs, first answers to a learner (sent back or signed off),
 * reflections that were finished and stayed so, and those that wait now.
 */
export const countedKinds = ['submitted', 'signed_off', 'answered', 'finished', 'waiting'] as const;
export type CountedKind = (typeof countedKinds)[number];

/** Of waiting: in working days, each up to the next. */
export const waitingAges = ['0', '2', '4', '6'] as const;

/** From one of `waitingAges` to the day before the next; without an end for the last. */
export function ageRange(age: string): { from: number; to: number | null } {
  const next = waitingAges.find((other) => Number(other) > Number(age));
  return { from: Number(age), to: next === undefined ? null : Number(next) - 1 };
}

export const figures: Endpoint<typeof schemas.figures> = {
  name: 'figures',
  method: 'GET',
  path: '/api/admin/figures',
  allow: 'people.manage',
  tokens: true,
  topics: ['users', 'organisations', 'areas', 'pods', 'assignments', 'reflections'],
};

export const organisationFigures: Endpoint<typeof schemas.organisationFigures> = {
  name: 'organisationFigures',
  method: 'GET',
  path: '/api/admin/figures/organisations',
  allow: 'people.manage',
  topics: ['users', 'organisations', 'areas', 'pods', 'assignments', 'reflections'],
};

export const countedReflections: Endpoint<typeof schemas.countedReflections> = {
  name: 'countedReflections',
  method: 'GET',
  path: '/api/admin/figures/reflections',
  allow: 'people.manage',
  topics: ['users', 'organisations', 'areas', 'pods', 'reflections'],
};
