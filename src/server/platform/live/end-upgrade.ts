import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Node gives up every connection that asks for another protocol, whoever it is for: nothing but us
 * would ever end it. Where nobody took it over it ends with its answer.
 */
export function endUpgrade({ raw }: FastifyRequest) {
  if (raw.headers.upgrade && !raw.socket.destroyed) raw.socket.destroySoon();
}

/** Of what Fastify refuses before any hook runs, such as an address that is none. */
export function endUpgradeAfter(request: FastifyRequest, { raw }: FastifyReply) {
  raw.once('finish', () => endUpgrade(request));
}
