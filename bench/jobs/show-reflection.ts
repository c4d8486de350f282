import type { Work } from '../database/work.ts';
import type { Job } from './job.ts';

export const showReflection = ({ reflections }: Work): Job => ({
  name: 'reflection show',
  by: 'mentor',
  aim: 4,
  calls: reflections.map((uuid) => ({
    method: 'GET',
    path: `/api/admin/mentor/reflection/show/${uuid}`,
  })),
});
