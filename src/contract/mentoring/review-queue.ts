import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './review-queue.schemas.ts';

export * from './review-queue.openings.ts';
export type * from './review-queue.schemas.ts';

export const takeNext: Endpoint<typeof schemas.takeNext> = {
  name: 'takeNext',
  method: 'POST',
  path: '/api/admin/mentor/queue/next',
  allow: 'reflections.review',
  scoped: true,
  topics: [],
};
