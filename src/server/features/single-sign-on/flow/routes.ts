import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SignInOutcome } from '#contract/single-sign-on/provider-kinds.ts';
import { PENDING_SECONDS } from '#server/features/accounts/index.ts';
import type { Connections } from '#server/features/single-sign-on/connection/connections.ts';
import { LINK_SECONDS } from '#server/features/single-sign-on/identities/pending-links.ts';
import { providerLogoutPath } from '#server/platform/http/provider-logout-path.ts';
import { contextOf, documentRoute, noContent, redirect } from '#server/platform/http/route.ts';
import { endByProvider } from './back-channel-logout.ts';
import { ownPath, startSignIn } from './begin.ts';
import { type Finished, finishSignIn } from './finish.ts';
import { FLOW_SECONDS } from './flows.ts';

/** What a browser opens by itself: the way to a provider, and the way back. */
export function signInPages(app: FastifyInstance, connections: Connections) {
  const { site, cookies, rateLimits } = app.dependencies;
  const lead = (path: string) =>
    redirect(`${site.client}${path}`, {
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });

  const start = {
    path: '/auth/:provider',
    limit: { tries: 120, seconds: 60 },
    head: noContent,
    described: {
      name: 'startSignIn',
      summary:
        'Leads a browser to a provider, to log in there. `to` is where it goes afterwards; `confirm` only confirms who it is.',
      types: [],
      query: z.object({
        to: z.string().optional(),
        remember: z.string().optional(),
        confirm: z.string().optional(),
      }),
      also: [302],
    },
  } as const;
  documentRoute(app, start, async (ctx, { provider = '', ...wish }, { request, reply }) => {
    const began = await startSignIn(ctx, provider, wish, connections);
    if (typeof began === 'string') {
      const returnTo = ownPath(wish.to);
      const ownPage = wish.confirm ? returnTo : '/account';
      return lead(pageOf(request.session ? ownPage : '/login', whyNot[began], returnTo));
    }
    cookies.setBegun(reply, 'sign-in', began.secret, FLOW_SECONDS);
    return redirect(began.address, { 'cache-control': 'no-store' });
  });

  const back = {
    path: '/auth/:provider/callback',
    security: true,
    head: noContent,
    described: {
      name: 'finishSignIn',
      summary:
        'Where a provider leads a browser back to: opens a session, or says on the page what came of it.',
      types: [],
      query: z.object({ state: z.string().optional(), code: z.string().optional() }),
      also: [302],
    },
  } as const;
  documentRoute(app, back, async (ctx, { provider = '', ...answer }, { request, reply }) => {
    const browser = {
      secret: cookies.begun(request, 'sign-in'),
      session: request.session,
      oldToken: cookies.sessionToken(request),
      userAgent: request.headers['user-agent'] ?? '',
      rateLimits,
    };
    const finished = await finishSignIn(ctx, provider, answer, browser, connections);
    give(app, finished, request, reply);
    const { outcome, page, returnTo } = finished;
    return lead(outcome ? pageOf(page, outcome, returnTo) : returnTo);
  });
  logoutRoute(app, connections);
}

const whyNot = { unknown: 'expired', over: 'expired', unavailable: 'unavailable' } as const;

const pageOf = (page: string, outcome: SignInOutcome, returnTo: string) => {
  const query = new URLSearchParams({ sign_in: outcome });
  if (page === '/login' && returnTo !== '/dashboard') query.set('to', returnTo);
  return `${page}${page.includes('?') ? '&' : '?'}${query}`;
};

/** The cookies of what came of it. */
function give(
  app: FastifyInstance,
  { opened, pendingToken, linkToken, renewed, person }: Finished,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { cookies } = app.dependencies;
  cookies.endBegun(reply, 'sign-in');
  request.identified = person?.uuid ?? null;
  if (opened) {
    cookies.set(reply, opened.token, opened.remember);
    cookies.rememberDevice(request, reply, opened.person);
    cookies.endPendingLogin(reply);
  }
  if (renewed) cookies.set(reply, renewed, request.session?.remember);
  if (pendingToken) {
    cookies.reset(reply, request.receivedAt);
    cookies.setPendingLogin(reply, pendingToken, PENDING_SECONDS);
  }
  if (linkToken) cookies.setBegun(reply, 'link', linkToken, LINK_SECONDS);
}

/** No call of ours: the provider signs what it sends, as a form of one field. */
function logoutRoute(app: FastifyInstance, connections: Connections) {
  app.post<{ Params: { provider: string }; Body: { logout_token?: unknown } | undefined }>(
    providerLogoutPath,
    {
      schema: { hide: true },
      config: { securityEvent: 'provider-logout' },
      onRequest: async (request) => app.limitRequests(request),
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const token = request.body?.logout_token;
      const isRight =
        typeof token === 'string' &&
        (await endByProvider(contextOf(app, request), request.params.provider, token, connections));
      if (!isRight) return reply.code(400).send({ error: 'invalid_request' });
      return reply.code(200).send();
    },
  );
}
