import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/system/failed-jobs.ts';
import { route } from '#server/platform/http/route.ts';
import { listFailedJobs } from './list-failed-jobs.ts';
import { retryJobs } from './retry-jobs.ts';

export async function failedJobRoutes(app: FastifyInstance) {
  route(app, contract.failedJobs, listFailedJobs);
  route(app, contract.retryJobs, retryJobs);
}
