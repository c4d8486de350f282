import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/people.ts';
import { route } from '#server/platform/route.ts';
import { learnerList } from './learner-list.ts';

export async function people(app: FastifyInstance) {
  route(app, contract.learnerList, learnerList);
}
