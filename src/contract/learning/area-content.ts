import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './area-content.schemas.ts';

export type * from './area-content.schemas.ts';

export const areaContent: Endpoint<typeof schemas.areaContent> = {
  name: 'areaContent',
  method: 'GET',
  path: '/api/admin/learning/area/content/:area',
  allow: 'learning.read',
  topics: ['areas', 'pods', 'questions', 'assignments'],
};
