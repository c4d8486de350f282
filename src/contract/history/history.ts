import type { Endpoint } from '#contract/endpoint.ts';
import { topics } from '#contract/topics.ts';
import type { schemas } from './history.schemas.ts';

export type * from './history.schemas.ts';

/** So many are counted and paged where the history is narrowed; who wants more narrows further. */
export const maxMatches = 10_000;

export const historyIndex: Endpoint<typeof schemas.historyIndex> = {
  name: 'historyIndex',
  method: 'GET',
  path: '/api/admin/history',
  allow: 'audit.read',
  topics,
};

/** The same as a file: everything the filters find, however many pages that would be. */
export const historyFile = '/api/admin/history.csv';
