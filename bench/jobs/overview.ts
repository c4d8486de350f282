import type { Job } from './job.ts';

/** The overview on an administrator's dashboard: five numbers, and the first of each list. */
export const overview = (): Job => ({
  name: 'overview',
  by: 'admin',
  calls: [{ method: 'GET', path: '/api/admin/overview' }],
});
