import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/api-tokens/api-tokens.ts';
import { route } from '#server/platform/http/route.ts';
import { createToken } from './create-token.ts';
import { endAnyToken, endToken } from './end-token.ts';
import { everyToken, ownTokens } from './list-tokens.ts';

/** Keys by which scripts and other systems make calls in somebody's place. */
export async function apiTokenRoutes(app: FastifyInstance) {
  const { rateLimits } = app.dependencies;
  route(app, contract.ownTokens, ownTokens);
  route(app, contract.createToken, (ctx, input) => createToken(ctx, input, rateLimits));
  route(app, contract.endToken, endToken);
  route(app, contract.everyToken, everyToken);
  route(app, contract.endAnyToken, endAnyToken);
}
