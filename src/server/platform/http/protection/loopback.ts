import type { FastifyRequest } from 'fastify';

/** Whether this name, or address, always means the machine itself. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  return /^(localhost|.+\.localhost|(::ffff:)?127(\.\d{1,3}){3}|::1)$/.test(name);
}

const ofProxies = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const;

/**
 * Whether somebody at this machine asks, under a name of this machine. Behind a proxy that runs
 * here everybody's connection comes from here: so the product must not have a public address, no
 * proxy may have passed the request on, and no foreign name may have been made to mean this machine.
 */
export function isFromThisMachine({ headers, socket }: FastifyRequest, siteUrl: string): boolean {
  const asked = headers.host?.replace(/:\d+$/, '') ?? '';
  return (
    isLoopback(new URL(siteUrl).hostname) &&
    isLoopback(asked) &&
    isLoopback(socket.remoteAddress ?? '') &&
    ofProxies.every((name) => headers[name] === undefined)
  );
}
