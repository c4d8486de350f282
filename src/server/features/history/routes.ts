import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/history/history.ts';
import { documentRoute, noContent, route } from '#server/platform/http/route.ts';
import { exportHistory } from './export-history.ts';
import { historyIndex } from './history-index.ts';

/** What people did, for administrators. The audit feature records it. */
export async function historyRoutes(app: FastifyInstance) {
  route(app, contract.historyIndex, historyIndex);
  const path = contract.historyFile;
  const file = { path, allow: 'audit.read', security: true, head: noContent } as const;
  documentRoute(app, file, exportHistory);
}
