import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/accounts.ts';
import { route } from '#server/platform/route.ts';
import { endSession } from '#server/platform/session.ts';
import { currentUser } from './current-user.ts';
import { logIn } from './log-in.ts';

export async function accounts(app: FastifyInstance) {
  const { cookies, rateLimits } = app.parts;

  route(app, contract.antiForgery, async (ctx, _input, { request, reply }) => {
    const { session } = request;
    if (session) cookies.set(reply, session.token, session.remember);
    else cookies.reset(reply, ctx.now);
  });

  route(app, contract.logIn, async (ctx, input, { request, reply }) => {
    const userAgent = request.headers['user-agent'] ?? '';
    const oldToken = cookies.sessionToken(request);
    const opened = await logIn(ctx, input, { rateLimits, userAgent, oldToken });
    cookies.set(reply, opened.token, opened.remember);
  });

  route(app, contract.logOut, async (ctx, _input, { request, reply }) => {
    await endSession(ctx.db, cookies.sessionToken(request));
    cookies.reset(reply, ctx.now);
  });

  route(app, contract.currentUser, currentUser);
}
