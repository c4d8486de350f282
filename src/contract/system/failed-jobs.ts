import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './failed-jobs.schemas.ts';

export * from './failed-jobs.openings.ts';
export type * from './failed-jobs.schemas.ts';

export const retryJobs: Endpoint<typeof schemas.retryJobs> = {
  name: 'retryJobs',
  method: 'POST',
  path: '/api/admin/system/jobs/retry',
  allow: 'system.operate',
  topics: ['jobs'],
};
