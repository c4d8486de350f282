import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { proofRequired } from '#server/platform/http/api-error.ts';

/** For how long it counts that somebody showed who they are; a login shows it too. */
const PROOF_MS = 10 * 60_000;

/** Throws 423 where the call asks for a newer proof than the session has. */
export async function requireProof(
  { dependencies: { db, proofMethods } }: FastifyInstance,
  { stepUp }: Pick<Endpoint, 'stepUp'>,
  { session, receivedAt }: FastifyRequest,
) {
  if (!stepUp || !session) return;
  if (receivedAt.getTime() - session.verifiedAt.getTime() < PROOF_MS) return;
  const methods = await proofMethods(db, session.user.uuid);
  if (stepUp === 'factor' && methods.includes('password')) return;
  throw proofRequired(methods);
}
