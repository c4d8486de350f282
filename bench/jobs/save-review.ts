import type pg from 'pg';
import { clearEvents } from '../database/clear-events.ts';
import type { Work } from '../database/work.ts';
import type { Job } from './job.ts';

const contents = `Ka pai, Mia. ${'What would you do differently next time? '.repeat(8)}`;

export const storeReview = ({ unreviewed }: Work): Job => ({
  name: 'review save, new',
  by: 'mentor',
  aim: 5,
  calls: unreviewed.map((of) => ({
    method: 'POST',
    path: '/api/admin/mentor/review/store',
    body: { ...of, review: null, contents },
  })),
  undo: async (client) => {
    const answers = unreviewed.map(({ answer }) => answer);
    await client.query('delete from reviews where answer = any($1)', [answers]);
    await forget(client, unreviewed);
  },
});

export const updateReview = ({ reviewed }: Work): Job => ({
  name: 'review save, change',
  by: 'mentor',
  aim: 5,
  calls: reviewed.map((of) => ({
    method: 'POST',
    path: '/api/admin/mentor/review/update',
    body: { ...of, contents },
  })),
  undo: async (client) => {
    const reviews = reviewed.map(({ review }) => review);
    await client.query('delete from review_versions where review = any($1)', [reviews]);
    await forget(client, reviewed);
  },
});

const forget = (client: pg.ClientBase, of: { reflection: string }[]) =>
  clearEvents(
    client,
    `subject_type = 'reflection'`,
    of.map(({ reflection }) => reflection),
  );
