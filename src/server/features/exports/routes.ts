import type { FastifyInstance } from 'fastify';
import type { Scoped } from '#contract/organisations/organisation-rights.ts';
import type { Permission } from '#contract/permissions.ts';
import { mediaTypes } from '#lib/spreadsheets/write.ts';
import { documentRoute, noContent } from '#server/platform/http/route.ts';
import { type ExportedList, exportList, exportQuery } from './export-list.ts';
import {
  exportedAreaFigures,
  exportedCounted,
  exportedOrganisationFigures,
  exportedSpans,
  exportedWaiting,
  exportedWeeks,
} from './exported-figures.ts';
import {
  exportedAreas,
  exportedCaseload,
  exportedOrganisations,
  exportedProgress,
  exportedSubscriptions,
  exportedUsers,
} from './exported-lists.ts';

/** Lists as spreadsheets. */
export async function exportRoutes(app: FastifyInstance) {
  serve(app, 'users', exportedUsers, { scoped: true });
  serve(app, 'organisations', exportedOrganisations, { scoped: true });
  serve(app, 'subscriptions', exportedSubscriptions, { scoped: true });
  serve(app, 'areas', exportedAreas, { allow: 'learning.read' });
  serve(app, 'caseload', exportedCaseload, { scoped: true });
  serve(app, 'progress', exportedProgress, {
    allow: 'reflections.review',
    scoped: 'progress.read',
  });
  serve(app, 'figures-weeks', exportedWeeks);
  serve(app, 'figures-waiting', exportedWaiting);
  serve(app, 'figures-spans', exportedSpans);
  serve(app, 'figures-areas', exportedAreaFigures);
  serve(app, 'figures-organisations', exportedOrganisationFigures);
  serve(app, 'figures-reflections', exportedCounted);
}

type Guard = { allow?: Permission; scoped?: Scoped };

const guarded = { security: true, stepUp: true } as const;

function serve<Filters extends object>(
  app: FastifyInstance,
  list: string,
  exported: ExportedList<Filters>,
  { allow = 'people.manage', scoped }: Guard = {},
) {
  for (const format of ['csv', 'xlsx'] as const) {
    const path = `/api/admin/export/${list}.${format}` as const;
    const described = {
      name: `export-${list}-${format}`,
      summary: 'What the list shows with the same search and filters, all pages, as a file.',
      types: [mediaTypes[format]],
      query: exportQuery(exported),
      also: [422],
    };
    const guard = { allow, ...(scoped && { scoped }), ...guarded };
    const file = { path, ...guard, head: noContent, described } as const;
    documentRoute(app, file, (ctx, params) => exportList(ctx, exported, params, format));
  }
}
