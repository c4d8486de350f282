import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { liveOrigin } from './live/live-settings.ts';
import type { Settings } from './settings.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Only our own files run, nobody frames us, and what a person's screen showed is not kept. */
export function securityHeaders(app: FastifyInstance, settings: Settings) {
  const { https, webOrigin, live, site } = settings;
  app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", liveOrigin(live, site.url)],
        manifestSrc: ["'self'"],
        frameSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: YEAR, includeSubDomains: false } : false,
    // A client on another host shows our photos.
    crossOriginResourcePolicy: { policy: webOrigin ? 'cross-origin' : 'same-origin' },
    frameguard: { action: 'deny' },
    // Addresses hold search terms and, by contract, an e-mail: no other site learns them.
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onSend', async (_request, reply) => {
    // Photos and files say themselves how long a browser may keep them; no JSON answer does.
    const saysItself = reply.getHeader('cache-control') !== undefined;
    if (!saysItself) reply.header('cache-control', 'no-store');
  });
}
