import { clearEvents } from '../database/clear-events.ts';
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
  // The first time in a day it is history who read it.
  undo: async (client) => {
    await client.query('delete from reflection_reads where reflection = any($1)', [reflections]);
    await clearEvents(client, `action = 'reflection.read'`, reflections);
  },
});
