import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { liveOrigin } from '#server/platform/live/live-settings.ts';
import type { Settings } from '#server/platform/settings.ts';
import { corsHeaders } from './cors.ts';

const YEAR = 365 * 24 * 60 * 60;

/** What our pages never ask a browser for, nor may anything that gets into them. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The same for what is refused before any hook runs; nothing but the page of a refusal is shown. */
export const earlyErrorHeaders = (settings: Settings) => ({
  ...corsHeaders(settings),
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none';style-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'permissions-policy': permissions,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
});

/** Only our own files run, nobody frames us, and what a person's screen showed is not kept. */
export function addSecurityHeaders(app: FastifyInstance, settings: Settings) {
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
    strictTransportSecurity: https && {
      maxAge: YEAR,
      includeSubDomains: settings.hstsSubdomains,
    },
    // A client on another host shows our photos.
    crossOriginResourcePolicy: { policy: webOrigin ? 'cross-origin' : 'same-origin' },
    frameguard: { action: 'deny' },
    // Addresses hold search terms and, by contract, an e-mail: no other site learns them.
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
    // Photos and files say themselves how long a browser may keep them; no JSON answer does.
    const saysItself = reply.getHeader('cache-control') !== undefined;
    if (!saysItself) reply.header('cache-control', 'no-store');
  });
}
