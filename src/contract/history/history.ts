import type { Endpoint } from '#contract/endpoint.ts';
import { topics } from '#contract/topics.ts';
import type { schemas } from './history.schemas.ts';

export type * from './history.schemas.ts';

/** With filters, at most so many events are counted and paged. */
export const maxMatches = 10_000;

export const historyIndex: Endpoint<typeof schemas.historyIndex> = {
  name: 'historyIndex',
  method: 'GET',
  path: '/api/admin/history',
  allow: 'audit.read',
  scoped: true,
  topics,
};

/** The same as a file, with all events that match, not one page. */
export const historyFile = '/api/admin/history.csv';
