import type { Work } from '../database/work.ts';
import type { Job } from './job.ts';

export const learnerLearning = ({ learners }: Work): Job => ({
  name: 'mentor index',
  by: 'mentor',
  calls: learners.map((uuid) => ({ method: 'GET', path: `/api/admin/mentor/index/${uuid}` })),
});
