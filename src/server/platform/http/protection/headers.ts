import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { liveOrigin } from '#server/platform/live/live-settings.ts';
import type { Settings } from '#server/platform/settings.ts';
import { corsHeaders } from './cors.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Features of the browser that our pages never use, so nothing injected into them may either. */
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

/** For errors that are answered before any hook runs. The only document among them is the error page. */
export const earlyErrorHeaders = (settings: Settings) => ({
  ...corsHeaders(settings),
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none';style-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'permissions-policy': permissions,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
});

/** Only our own scripts run, nobody frames our pages, and browsers keep no copy of answers. */
export function addSecurityHeaders(app: FastifyInstance, settings: Settings) {
  const { https, webOrigin, live, site } = settings;
  app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
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
    // URLs hold search terms and, by contract, an e-mail: other sites must not see them.
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
    // Photos and files set how long a browser may keep them; JSON answers never do.
    if (reply.getHeader('cache-control') === undefined) reply.header('cache-control', 'no-store');
  });
}
