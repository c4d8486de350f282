import type { Job } from './job.ts';

export const currentUser = (): Job => ({
  name: 'current user',
  by: 'mentor',
  calls: [{ method: 'GET', path: '/api/user' }],
});
