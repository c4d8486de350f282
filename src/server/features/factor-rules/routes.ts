import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/factor-rules/factor-rules.ts';
import { route } from '#server/platform/http/route.ts';
import { changeRule } from './change-rule.ts';
import { listRules } from './read-rules.ts';

export async function factorRuleRoutes(app: FastifyInstance) {
  route(app, contract.factorRules, listRules);
  route(app, contract.changeFactorRule, changeRule);
}
