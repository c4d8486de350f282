import type { FastifyInstance } from 'fastify';
import { refusalsText } from '#texts/refusals.ts';
import { Refusal } from './refusal.ts';

/** Bodies are taken as they are: a packed one would be read as nonsense, or unpack to any size. */
export function refusePackedBodies(app: FastifyInstance) {
  app.addHook('preParsing', async ({ headers }) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
    if (encoding === '' || encoding === 'identity') return;
    throw new Refusal(415, refusalsText.packed, { headers: { 'accept-encoding': 'identity' } });
  });
}
