import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './review-queue.schemas.ts';

/** `ready` are those of `waiting` that only need to be signed off; `finished` is since Monday. */
export const queueStates = ['waiting', 'ready', 'sent_back', 'finished'] as const;
export type QueueState = (typeof queueStates)[number];

export const reviewQueue: Endpoint<typeof schemas.reviewQueue> = {
  name: 'reviewQueue',
  method: 'GET',
  path: '/api/admin/mentor/queue',
  allow: 'reflections.review',
  scoped: true,
  topics: ['reflections', 'users'],
};
