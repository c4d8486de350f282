import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Node no longer manages a connection that asks for an upgrade, whatever its URL. Where no WebSocket
 * took it over, we have to end it after the answer.
 */
export function endUpgrade({ raw }: FastifyRequest) {
  if (raw.headers.upgrade && !raw.socket.destroyed) raw.socket.destroySoon();
}

/** For errors before any hook runs, such as a malformed URL. */
export function endUpgradeAfter(request: FastifyRequest, { raw }: FastifyReply) {
  raw.once('finish', () => endUpgrade(request));
}
