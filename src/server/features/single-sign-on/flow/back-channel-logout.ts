import { and, eq } from 'drizzle-orm';
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose';
import { hashOf } from '#server/features/accounts/index.ts';
import {
  CLOCK_SECONDS,
  type Connections,
  type Provider,
} from '#server/features/single-sign-on/connection/connections.ts';
import { identityOf } from '#server/features/single-sign-on/identities/identities.ts';
import { activeProvider } from '#server/features/single-sign-on/providers/read-providers.ts';
import { endSessionsBy } from '#server/platform/auth/session.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { identities, logoutTokens } from '#server/schema/index.ts';

const event = 'http://schemas.openid.net/event/backchannel-logout';
/** How old a message may be: a provider sends it at once. */
const MAX_AGE = '3m';
/** Never one whose secret both sides know: who reads our settings could end everybody's sessions. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
];

/**
 * A provider says that somebody's session there has ended (Back-Channel Logout 1.0): ours that it
 * opened ends too. False where the message is not right in every point.
 */
export async function endByProvider(
  ctx: Context,
  uuid: string,
  token: string,
  connections: Connections,
): Promise<boolean> {
  const provider = await activeProvider(ctx.db, uuid);
  if (!provider) return false;
  let claims: LogoutClaims;
  try {
    claims = await connections.once(() => readToken(provider, token, connections));
  } catch {
    return false;
  }
  const { iss, jti, sub, sid } = claims;
  return inTransaction(ctx, async (ctx) => {
    const isFirst = await ctx.db
      .insert(logoutTokens)
      .values({ jtiHash: hashOf(`${iss}|${jti}`), seenAt: ctx.now })
      .onConflictDoNothing()
      .returning({ seenAt: logoutTokens.seenAt });
    if (isFirst.length === 0) return false;
    for (const identity of await meant(ctx, provider, { issuer: iss, sub })) {
      await endSessionsBy(ctx.db, identity, sid === undefined ? {} : { sid });
    }
    return true;
  });
}

/** Whoever is named by the subject; where only a session is, whoever has one by this provider. */
async function meant(
  { db }: Context,
  provider: Provider,
  { issuer, sub }: { issuer: string; sub: string | undefined },
): Promise<string[]> {
  if (sub !== undefined) {
    const identity = await identityOf(db, { issuer, subject: sub });
    return identity ? [identity.uuid] : [];
  }
  const rows = await db
    .select({ uuid: identities.uuid })
    .from(identities)
    .where(and(eq(identities.provider, provider.uuid), eq(identities.issuer, issuer)));
  return rows.map(({ uuid }) => uuid);
}

type LogoutClaims = { iss: string; jti: string; sub: string | undefined; sid: string | undefined };

/** Throws unless all that the standard asks of a logout token is so. */
async function readToken(
  provider: Provider,
  token: string,
  connections: Connections,
): Promise<LogoutClaims> {
  const config = await connections.to(provider);
  const { issuer, jwks_uri = '' } = config.serverMetadata();
  // Of Entra ID each tenant has an issuer of its own; the signature is checked all the same.
  const { tid } = decodeJwt(token);
  const expected = issuer.replace('{tenantid}', typeof tid === 'string' ? tid : '');
  const keys = (await (await connections.fetch(jwks_uri)).json()) as JSONWebKeySet;
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
    issuer: expected,
    audience: provider.clientId,
    typ: 'logout+jwt',
    algorithms,
    maxTokenAge: MAX_AGE,
    clockTolerance: CLOCK_SECONDS,
    requiredClaims: ['iat', 'jti', 'events'],
  });
  const { iss, jti, sub, sid, nonce, events } = payload;
  const isLogout = typeof events === 'object' && events !== null && event in events;
  const names = { sub, sid: typeof sid === 'string' ? sid : undefined };
  if (!isLogout || nonce !== undefined || iss === undefined || jti === undefined) {
    throw new Error('This is no logout token.');
  }
  if (names.sub === undefined && names.sid === undefined) throw new Error('It names nobody.');
  return { iss, jti, ...names };
}
