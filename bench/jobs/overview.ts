import type { Job } from './job.ts';

/** What an administrator's dashboard asks each time: five numbers, and whom they begin with. */
export const overview = (): Job => ({
  name: 'overview',
  by: 'admin',
  calls: [{ method: 'GET', path: '/api/admin/overview' }],
});
