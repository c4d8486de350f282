import { z } from 'zod';

const health = z.object({ status: z.literal('ok') });

export const schemas = {
  alive: {
    summary: 'The process runs.',
    reply: health,
  },
  ready: {
    summary: 'The process runs, the database answers and every migration is in; otherwise 503.',
    reply: health,
  },
};
