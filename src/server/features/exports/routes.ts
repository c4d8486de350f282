import type { FastifyInstance } from 'fastify';
import { document, notMade } from '#server/platform/route.ts';
import { type Exported, exportList } from './export-list.ts';
import { exportedOrganisations, exportedSubscriptions, exportedUsers } from './lists.ts';

/** The lists of administrators as spreadsheets. */
export async function exports(app: FastifyInstance) {
  serve(app, 'users', exportedUsers);
  serve(app, 'organisations', exportedOrganisations);
  serve(app, 'subscriptions', exportedSubscriptions);
}

function serve<Filters extends object>(
  app: FastifyInstance,
  list: string,
  exported: Exported<Filters>,
) {
  for (const format of ['csv', 'xlsx'] as const) {
    const path = `/api/admin/export/${list}.${format}` as const;
    const served = { path, allow: 'people.manage', security: true, head: notMade } as const;
    document(app, served, (ctx, given) => exportList(ctx, exported, given, format));
  }
}
