import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/figures/figures.ts';
import { route } from '#server/platform/http/route.ts';
import { organisationFigures } from './completion.ts';
import { listCounted } from './list-counted.ts';
import { readFigures } from './read-figures.ts';

/** What administrators count, and the lists behind it. */
export async function figureRoutes(app: FastifyInstance) {
  route(app, contract.figures, readFigures);
  route(app, contract.organisationFigures, organisationFigures);
  route(app, contract.countedReflections, listCounted);
}
