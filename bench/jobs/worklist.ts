import type { Job } from './job.ts';

export const worklist = (): Job => ({
  name: 'worklist, first pages',
  by: 'mentor',
  calls: [1, 1, 1, 2, 3].map((page) => ({
    method: 'GET',
    path: `/api/admin/mentor/worklist?page=${page}`,
  })),
});

/** The last page that a patient person might turn to. */
export const worklistFarDown = (): Job => ({
  name: 'worklist, page 500',
  by: 'mentor',
  calls: [{ method: 'GET', path: '/api/admin/mentor/worklist?page=500' }],
});

/** What a mentor works from: one's own learners' reflections, four counts, and the next to review. */
export const reviewQueue = (): Job => ({
  name: 'queue of a mentor',
  by: 'mentor',
  calls: [{ method: 'GET', path: '/api/admin/mentor/queue' }],
});
