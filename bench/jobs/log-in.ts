import { logInCall } from '../client.ts';
import { clearEvents } from '../database/clear-events.ts';
import type { Work } from '../database/work.ts';
import type { Job } from './job.ts';

/** Every mentor but the first, whose session the other jobs use. */
export function logIn({ emails: [, ...emails] }: Work, password: string): Job {
  return {
    name: 'log in',
    by: 'visitor',
    calls: Array.from({ length: 100 }, (_, turn) =>
      logInCall(emails[turn % emails.length] ?? '', password),
    ),
    undo: async (client) => {
      const { rows } = await client.query<{ uuid: string }>(
        'select uuid from users where email = any($1)',
        [emails],
      );
      const people = rows.map(({ uuid }) => uuid);
      await client.query('delete from sessions where "user" = any($1)', [people]);
      await clearEvents(client, `action = 'user.logged-in'`, people);
    },
  };
}
