import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TokenKind } from '#contract/api-tokens/api-tokens.ts';
import {
  apiTokenReader,
  isApiToken,
  markTokenUsed,
  type UsedToken,
} from '#server/platform/auth/api-token.ts';
import { forbidden, tooManyRequests, unauthenticated } from '#server/platform/http/api-error.ts';
import { countAttempt } from './throttle.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call that may be made with an API token. */
    allowsTokens?: boolean;
  }
  interface FastifyRequest {
    /** Whether an API token stands for the session. */
    isByToken: boolean;
  }
}

/** Requests of a minute. */
const limits: Record<TokenKind, number> = { personal: 120, service: 600 };
const SECONDS = 60;

/** The API token that a request carries; what else `Authorization` may hold is not ours. */
export const apiTokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^bearer +(sw_\S*) *$/i.exec(headers.authorization ?? '')?.[1];

/**
 * Lets a request in by its API token, in place of a session: its cookies count for nothing, so no
 * page can make it unnoticed, and it needs no anti-forgery header. Throws 401 where the token is not
 * valid, 429 where it was used too often, and 403 on every route that does not say it takes tokens.
 */
export function tokenAccess(app: FastifyInstance) {
  const { db, rateLimits } = app.dependencies;
  const readToken = apiTokenReader(db);
  app.decorateRequest('isByToken', false);

  return async function admit(request: FastifyRequest, reply: FastifyReply, token: string) {
    const { receivedAt, routeOptions } = request;
    const found = isApiToken(token) ? await readToken(token, receivedAt) : null;
    if (!found) throw unauthenticated();
    const { uuid, user, isLongUnused, mustSetUpFactor } = found;
    request.isByToken = true;
    request.session = {
      token: `token|${uuid}`,
      remember: false,
      methods: [],
      identity: null,
      providerSid: null,
      // Nobody is there to be asked who they are.
      verifiedAt: new Date(0),
      user,
      needsRenewal: false,
      mustSetUpFactor,
    };
    if (isLongUnused) await markTokenUsed(db, uuid, receivedAt);
    if (rateLimits) await countUse(found, reply);
    if (routeOptions.url && !routeOptions.config.allowsTokens) throw forbidden();
  };

  /** Tells what is left of the minute in the headers of draft-ietf-httpapi-ratelimit-headers-10. */
  async function countUse({ uuid, kind }: UsedToken, reply: FastifyReply) {
    const tries = limits[kind];
    const minute = { tries, seconds: SECONDS };
    const state = await countAttempt(db, `api-token|${uuid}`, minute);
    reply.header('ratelimit-policy', `"${kind}";q=${tries};w=${SECONDS}`);
    reply.header('ratelimit', `"${kind}";r=${state.remaining};t=${state.secondsLeft}`);
    if (state.exceeded) throw tooManyRequests(state.secondsLeft);
  }
}
