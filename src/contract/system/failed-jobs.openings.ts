import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './failed-jobs.schemas.ts';

export const failedJobs: Endpoint<typeof schemas.failedJobs> = {
  name: 'failedJobs',
  method: 'GET',
  path: '/api/admin/system/jobs/failed',
  allow: 'audit.read',
  topics: ['jobs'],
};
