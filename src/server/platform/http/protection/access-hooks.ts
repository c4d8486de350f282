import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { alive, ready } from '#contract/system/system.ts';
import { livePath, publishPath } from '#lib/pusher-protocol/paths.ts';
import { scopeFor } from '#server/platform/auth/scope.ts';
import {
  isUserToken,
  markSeen,
  type Session,
  sessionReader,
} from '#server/platform/auth/session.ts';
import { ofNothing, type Scope } from '#server/platform/data/scope.ts';
import {
  factorRequired,
  forbidden,
  invalidCsrfToken,
  tooManyRequests,
  unauthenticated,
  unavailable,
  unverified,
} from '#server/platform/http/api-error.ts';
import { providerLogoutPath } from '#server/platform/http/provider-logout-path.ts';
import { isServerPath } from '#server/platform/http/server-paths.ts';
import { stripeWebhookPath } from '#server/platform/http/stripe-webhook-path.ts';
import { translationsPath } from '#server/platform/pages/translations-path.ts';
import { apiTokenOf, tokenAccess } from './api-token-access.ts';
import { isValidCsrfToken, isValidVisitorToken } from './csrf.ts';
import { isCrossOrigin } from './hosts.ts';
import { bypassCookie, bypassPath, maintenanceChecker } from './maintenance.ts';
import { requestLimiter } from './request-limiter.ts';
import { countAttempt } from './throttle.ts';

declare module 'fastify' {
  interface FastifyInstance {
    limitRequests: (request: FastifyRequest) => Promise<void>;
  }
  interface FastifyContextConfig {
    /** A call that a page makes by itself: it does not prolong the session. */
    isBackground?: boolean;
  }
  interface FastifyRequest {
    /** Null for a visitor. */
    session: Session | null;
    /** What the call may show and change: nothing but one's own until it is authorized. */
    scope: Scope;
    receivedAt: Date;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What every request passes before its body is read, in the order of api.md. */
export function addAccessHooks(app: FastifyInstance) {
  const { dependencies } = app;
  const readSession = sessionReader(dependencies.db);
  const isClosedTo = maintenanceChecker(dependencies.db);
  const admitToken = tokenAccess(app);

  app.decorate('isLeaving', false);
  // Requests that were under way, too: a connection that stayed open would keep the process for 30 s.
  app.addHook('onSend', async (_request, reply) => {
    if (app.isLeaving) reply.header('connection', 'close');
  });
  // Reads the state of maintenance before the first request: the start fails where it can't.
  app.addHook('onReady', async () => void (await isClosedTo('', new Date())));
  app.decorate('limitRequests', limitRequests(app));
  app.decorateRequest('session', null);
  app.decorateRequest('scope');
  app.decorateRequest('receivedAt');
  app.addHook('onRequest', async (request, reply) => {
    request.receivedAt = new Date();
    request.scope = ofNothing;
    if (isProbe(request)) return;
    const bypass = request.cookies[bypassCookie] ?? '';
    if (!isOpenAlways(request) && (await isClosedTo(bypass, request.receivedAt))) {
      throw unavailable(60);
    }
    const apiToken = apiTokenOf(request);
    if (apiToken !== undefined) return admitToken(request, reply, apiToken);
    const token = dependencies.cookies.sessionToken(request);
    if (isUserToken(token) && !isFile(request))
      request.session = await readSession(token, request.receivedAt);
    const { isBackground } = request.routeOptions.config;
    if (request.session?.needsRenewal && !isBackground) await renewSession(app, request, reply);
    if (!safeMethods.has(request.method) && !isSignedBySender(request))
      assertCsrfToken(app, request, token);
  });
}

/** Load balancers call these all the time: without limits, and during maintenance too. */
const isProbe = ({ routeOptions: { url } }: FastifyRequest) =>
  url === alive.path || url === ready.path;

const openAlways = new Set<string>([bypassPath, livePath, translationsPath]);

/**
 * The client's page and its files are served during maintenance: the page explains it, and comes
 * back by itself. So are the administrator's bypass, and the sockets, whose clients would retry every
 * second.
 */
function isOpenAlways({ routeOptions, method, url }: FastifyRequest): boolean {
  const path = routeOptions.url;
  if (path === undefined) return safeMethods.has(method) && !isServerPath(url);
  return openAlways.has(path) || isFile({ routeOptions });
}

/** Files are the same for everybody, so they need no session from the database. */
const isFile = ({ routeOptions: { url } }: Pick<FastifyRequest, 'routeOptions'>) =>
  url?.startsWith('/assets/') === true;

/** The exceptions of api.md: a signature proves who sends these, not a session. */
const isSignedBySender = ({ routeOptions: { url } }: FastifyRequest) =>
  url === stripeWebhookPath || url === publishPath || url === providerLogoutPath;

async function renewSession(
  { dependencies }: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!request.session) return;
  const { token, remember } = request.session;
  await markSeen(dependencies.db, token, request.receivedAt);
  dependencies.cookies.set(reply, token, remember);
}

function assertCsrfToken(
  { dependencies }: FastifyInstance,
  request: FastifyRequest,
  token: string,
) {
  if (!request.routeOptions.url) return;
  const { site, csrfSecret } = dependencies;
  const csrfHeader = String(request.headers['x-xsrf-token'] ?? '');
  const isLive = request.session !== null || isValidVisitorToken(token, request.receivedAt);
  if (!isLive || !isValidCsrfToken(csrfSecret, token, csrfHeader)) throw invalidCsrfToken();
  if (isCrossOrigin(request, site)) throw invalidCsrfToken();
}

/**
 * Throws 401, 409 or 403, in this order, where the user may not make the call, and else says over
 * what they may. Whose e-mail is not
 * verified yet has nothing but their own account, so their factor can wait for that.
 */
export function authorize(
  { allow, beforeFactor, scoped }: Pick<Endpoint, 'allow' | 'beforeFactor' | 'scoped'>,
  request: FastifyRequest,
) {
  const { session } = request;
  if (allow === 'anyone') return;
  if (!session) throw unauthenticated();
  const isVerified = session.user.emailVerifiedAt !== null;
  if (allow !== 'own-account' && !isVerified) throw unverified();
  if (isVerified && session.mustSetUpFactor && !beforeFactor) throw factorRequired();
  if (allow === 'own-account' || allow === 'verified') return;
  const scope = scopeFor(session.user, allow, scoped);
  if (!scope) throw forbidden();
  request.scope = scope;
}

/** 429 once a session, or a visitor's address, has used up the requests of a minute. */
function limitRequests(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  const countRequest = requestLimiter(app.dependencies.db);
  return async (request) => {
    const { session, ip, isByToken } = request;
    // An API token has a limit of its own.
    if (!app.dependencies.rateLimits || isByToken || isProbe(request)) return;
    const wait = await countRequest(session?.token ?? ip);
    if (wait > 0) throw tooManyRequests(wait);
  };
}

/** 429 once an address, or an account, has used up the attempts of a call. */
export async function limitAttempts(
  { dependencies }: FastifyInstance,
  { name, limit }: { name: string; limit?: Endpoint['limit'] },
  { ip, session }: FastifyRequest,
) {
  if (!limit || !dependencies.rateLimits) return;
  const caller = (limit.per === 'account' && session?.user.uuid) || ip;
  const { exceeded, secondsLeft } = await countAttempt(dependencies.db, `${name}|${caller}`, limit);
  if (exceeded) throw tooManyRequests(secondsLeft);
}
