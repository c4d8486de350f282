import type { FastifyInstance } from 'fastify';
import { bypassCookie, bypassPath } from './closing.ts';
import { document } from './route.ts';

/** An administrator's way in while the product is closed to everybody else. */
export function maintenanceBypass(app: FastifyInstance) {
  const { site, https } = app.parts;
  document(app, { path: bypassPath }, async (_ctx, { secret = '' }) => {
    const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=86400${https ? '; Secure' : ''}`;
    return {
      status: 302,
      type: 'text/plain',
      body: '',
      headers: {
        location: `${site.client}/`,
        'set-cookie': `${bypassCookie}=${encodeURIComponent(secret)}; ${flags}`,
      },
    };
  });
}
