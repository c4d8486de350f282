import type { FastifyInstance } from 'fastify';
import { documentRoute, noContent } from '#server/platform/http/route.ts';
import { type ExportedList, exportList } from './export-list.ts';
import { exportedOrganisations, exportedSubscriptions, exportedUsers } from './exported-lists.ts';

/** The lists of administrators as spreadsheets. */
export async function exportRoutes(app: FastifyInstance) {
  serve(app, 'users', exportedUsers);
  serve(app, 'organisations', exportedOrganisations);
  serve(app, 'subscriptions', exportedSubscriptions);
}

function serve<Filters extends object>(
  app: FastifyInstance,
  list: string,
  exported: ExportedList<Filters>,
) {
  for (const format of ['csv', 'xlsx'] as const) {
    const path = `/api/admin/export/${list}.${format}` as const;
    const file = { path, allow: 'people.manage', security: true, head: noContent } as const;
    documentRoute(app, file, (ctx, params) => exportList(ctx, exported, params, format));
  }
}
