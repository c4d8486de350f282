import type pg from 'pg';
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
    await forgetEvents(client, unreviewed);
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
  undo: (client) => forgetEvents(client, reviewed),
});

function forgetEvents(client: pg.ClientBase, of: { reflection: string }[]) {
  return client.query(
    `delete from audit_events where subject_type = 'reflection' and subject = any($1)`,
    [of.map(({ reflection }) => reflection)],
  );
}
