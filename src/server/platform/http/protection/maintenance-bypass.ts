import type { FastifyInstance } from 'fastify';
import { documentRoute, redirect } from '#server/platform/http/route.ts';
import { bypassCookie, bypassPath } from './maintenance.ts';

/** The link by which an administrator can use the product during maintenance. */
export function maintenanceBypass(app: FastifyInstance) {
  const { site, cookies } = app.dependencies;
  const home = `${site.client}/`;
  documentRoute(app, { path: bypassPath, head: redirect(home) }, async (_ctx, { secret = '' }) => {
    const options = { maxAge: 24 * 60 * 60, httpOnly: true };
    return redirect(home, { 'set-cookie': cookies.serialize(bypassCookie, secret, options) });
  });
}
