import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/system/overview.ts';
import { route } from '#server/platform/http/route.ts';
import { learningOverview } from './learning-overview.ts';
import { peopleOverview } from './people-overview.ts';
import { systemFacts } from './system-facts.ts';

/** `mailFolder`: where mails are written instead of being sent. */
export async function overviewRoutes(app: FastifyInstance, mailFolder: string | undefined) {
  route(app, contract.overview, peopleOverview);
  route(app, contract.learningOverview, learningOverview);
  route(app, contract.systemFacts, (ctx) => systemFacts(ctx, mailFolder ? 'folder' : 'sent'));
}
