import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of a call or document whose every use is logged with its user. */
    securityEvent?: string | undefined;
  }
  interface FastifyRequest {
    /** The user whom a call has identified, such as a login. */
    identified: string | null;
  }
}

/** Answers that may point to an attack, on any call. */
const securityRelevantStatuses: Record<number, string> = {
  403: 'access-refused',
  419: 'forgery-refused',
  421: 'host-refused',
  429: 'limit-reached',
};

/** Calls about accounts and administration are logged on every use, whether refused or not. */
export function securityEventOf(
  name: string,
  { method, allow, security }: Pick<Endpoint, 'method' | 'allow' | 'security'>,
): string | undefined {
  const administers = allow === 'people.manage' && method !== 'GET';
  return security || administers ? name : undefined;
}

/**
 * One line for each event that bears on security (ASVS 5.0, 16.3): who, from which address, what, and
 * whether it was refused. Nothing of what was sent.
 */
export function logSecurityEvents(app: FastifyInstance) {
  app.decorateRequest('identified', null);
  app.addHook('onResponse', async (request, reply) => {
    const event = eventOf(request, reply);
    if (!event) return;
    const { session, identified, ip, method, routeOptions } = request;
    const details = {
      security: event,
      user: identified ?? session?.user.uuid ?? null,
      address: ip,
      method,
      route: routeOptions.url ?? '(none)',
      status: reply.statusCode,
    };
    if (reply.statusCode < 400) request.log.info(details, 'security event');
    else request.log.warn(details, 'security event');
  });
}

function eventOf(request: FastifyRequest, { statusCode }: FastifyReply): string | undefined {
  return securityRelevantStatuses[statusCode] ?? request.routeOptions.config.securityEvent;
}
