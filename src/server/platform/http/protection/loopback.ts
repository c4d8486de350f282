import type { FastifyRequest } from 'fastify';

/** Whether this name or address always means the machine itself. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  return /^(localhost|.+\.localhost|(::ffff:)?127(\.\d{1,3}){3}|::1)$/.test(name);
}

const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-real-ip',
] as const;

/**
 * Whether the request comes from this machine itself. Behind a proxy on this machine every connection
 * comes from here, and another site's name may point here: so the product must not have a public
 * address, no proxy may have passed the request on, and its host must be a name of this machine.
 */
export function isFromThisMachine({ headers, socket }: FastifyRequest, siteUrl: string): boolean {
  const host = headers.host?.replace(/:\d+$/, '') ?? '';
  return (
    isLoopback(new URL(siteUrl).hostname) &&
    isLoopback(host) &&
    isLoopback(socket.remoteAddress ?? '') &&
    proxyHeaders.every((name) => headers[name] === undefined)
  );
}
