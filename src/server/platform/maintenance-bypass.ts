import type { FastifyInstance } from 'fastify';
import { bypassCookie, bypassPath } from './closing.ts';
import { document } from './route.ts';

/** An administrator's way in while the product is closed to everybody else. */
export function maintenanceBypass(app: FastifyInstance) {
  const { site, cookies } = app.parts;
  document(app, { path: bypassPath }, async (_ctx, { secret = '' }) => {
    const options = { maxAge: 24 * 60 * 60, httpOnly: true };
    return {
      status: 302,
      type: 'text/plain',
      body: '',
      headers: {
        location: `${site.client}/`,
        'set-cookie': cookies.serialize(bypassCookie, secret, options),
      },
    };
  });
}
