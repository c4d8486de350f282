import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/factor-resets/factor-resets.ts';
import { route } from '#server/platform/http/route.ts';
import { finishReset } from './finish-reset.ts';
import { startReset, withdrawReset } from './start-reset.ts';

export async function factorResetRoutes(app: FastifyInstance) {
  const { rateLimits } = app.dependencies;
  route(app, contract.startFactorReset, startReset);
  route(app, contract.withdrawFactorReset, withdrawReset);
  route(app, contract.finishFactorReset, async (ctx, input, { request }) => {
    request.identified = await finishReset(ctx, input, rateLimits);
  });
}
