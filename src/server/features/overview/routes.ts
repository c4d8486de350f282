import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/system/overview.ts';
import type { Archive } from '#lib/embedded-postgres/index.ts';
import { route } from '#server/platform/http/route.ts';
import type { JobKind } from '#server/platform/jobs/jobs.ts';
import { learningOverview } from './learning-overview.ts';
import { peopleOverview } from './people-overview.ts';
import { systemFacts } from './system-facts.ts';

type Options = {
  /** Where mails are written instead of being sent. */
  mailFolder: string | undefined;
  jobKinds: readonly JobKind<object>[];
  archive: Archive | null;
  backupsAt: string | undefined;
};

export async function overviewRoutes(app: FastifyInstance, { mailFolder, ...options }: Options) {
  route(app, contract.overview, peopleOverview);
  route(app, contract.learningOverview, learningOverview);
  route(app, contract.systemFacts, (ctx) =>
    systemFacts(ctx, { mail: mailFolder ? 'folder' : 'sent', ...options }),
  );
}
