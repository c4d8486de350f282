import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const health = z.object({ status: z.literal('ok') });

export const alive = endpoint({
  name: 'alive',
  summary: 'The process runs.',
  method: 'GET',
  path: '/healthz',
  allow: 'anyone',
  reply: health,
  topics: [],
});

export const ready = endpoint({
  name: 'ready',
  summary: 'The process runs, the database answers and every migration is in; otherwise 503.',
  method: 'GET',
  path: '/readyz',
  allow: 'anyone',
  reply: health,
  topics: [],
});
