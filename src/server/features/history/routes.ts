import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { historyFilters } from '#contract/history/history.schemas.ts';
import * as contract from '#contract/history/history.ts';
import { documentRoute, noContent, route } from '#server/platform/http/route.ts';
import { exportHistory } from './export-history.ts';
import { historyIndex } from './history-index.ts';

/** What people did, for administrators. The audit feature records it. */
export async function historyRoutes(app: FastifyInstance) {
  route(app, contract.historyIndex, historyIndex);
  const path = contract.historyFile;
  const described = {
    name: 'exportHistory',
    summary: 'What the filters find in the history, as a file.',
    types: ['text/csv'],
    query: z.object(historyFilters),
    also: [422],
  };
  const guarded = { allow: 'audit.read', scoped: true, security: true, stepUp: true } as const;
  const file = { path, ...guarded, head: noContent, described };
  documentRoute(app, file, exportHistory);
}
