import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { proofRequired } from '#server/platform/http/api-error.ts';

/** For how long it counts that somebody showed who they are; a login shows it too. */
const PROOF_MS = 10 * 60_000;

export const isFresh = (provenAt: Date, now: Date) => now.getTime() - provenAt.getTime() < PROOF_MS;

/** Throws 423 where the call asks for a newer proof than the session has. */
export async function requireProof(
  { dependencies: { db, proofMethods } }: FastifyInstance,
  { stepUp }: Pick<Endpoint, 'stepUp'>,
  { session, receivedAt }: FastifyRequest,
) {
  if (!stepUp || !session || isFresh(session.verifiedAt, receivedAt)) return;
  const methods = await proofMethods(db, session.user.uuid);
  if (stepUp === 'factor' && methods.includes('password')) return;
  throw proofRequired(methods);
}
