import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import * as oidc from 'openid-client';
import { hashOf } from '#server/features/accounts/index.ts';
import type {
  Connections,
  Provider,
} from '#server/features/single-sign-on/connection/connections.ts';
import { callbackOf } from '#server/features/single-sign-on/providers/read-providers.ts';
import type { Context } from '#server/platform/data/context.ts';
import { signInFlows } from '#server/schema/index.ts';

/** How long somebody may stay at the provider. */
export const FLOW_SECONDS = 10 * 60;

type Purpose = Pick<typeof signInFlows.$inferInsert, 'purpose' | 'user' | 'invitationHash'>;
type Began = Purpose & { remember: boolean; returnTo: string };
/** Where the browser is to go, and the secret that it keeps in a cookie meanwhile. */
export type Begun = { address: string; secret: string };

export const newSecret = () => randomBytes(32).toString('base64url');

/** Made of what only this browser has, so that the database holds nothing that finishes a login. */
const derived = (secret: string, state: string, what: 'nonce' | 'verifier') =>
  createHmac('sha256', secret).update(`${what}|${state}`).digest('base64url');

/** Remembers that this browser goes to a provider. Throws where the provider can't be reached. */
export async function beginFlow(
  ctx: Context,
  provider: Provider,
  { purpose, user, invitationHash, remember, returnTo }: Began,
  connections: Connections,
): Promise<Begun> {
  const config = await connections.to(provider);
  const [secret, state] = [newSecret(), newSecret()];
  await ctx.db.insert(signInFlows).values({
    stateHash: hashOf(state),
    browserHash: hashOf(secret),
    provider: provider.uuid,
    purpose,
    user,
    invitationHash,
    remember,
    returnTo,
    beganAt: ctx.now,
    endsAt: new Date(ctx.now.getTime() + FLOW_SECONDS * 1_000),
  });
  const verifier = derived(secret, state, 'verifier');
  const address = oidc.buildAuthorizationUrl(config, {
    redirect_uri: callbackOf(ctx.site, provider.uuid),
    scope: ['openid', 'email', 'profile'].join(' '),
    state,
    nonce: derived(secret, state, 'nonce'),
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // A session that is open at the provider proves nothing now.
    ...(purpose === 'confirm' && { prompt: 'login', max_age: '0' }),
    ...(purpose === 'link' && { prompt: 'select_account' }),
  });
  return { address: address.href, secret };
}

export type Flow = typeof signInFlows.$inferSelect;

/** The login that this browser began, once: where two answers come at once, the delete finds one. */
export async function takeFlow(
  { db, now }: Context,
  { provider, state, secret }: { provider: string; state: string; secret: string },
): Promise<Flow | undefined> {
  const [flow] = await db
    .delete(signInFlows)
    .where(
      and(
        eq(signInFlows.stateHash, hashOf(state)),
        eq(signInFlows.browserHash, hashOf(secret)),
        eq(signInFlows.provider, provider),
        gt(signInFlows.endsAt, now),
      ),
    )
    .returning();
  return flow;
}

/** The claims of whoever comes back with a code; throws where anything of the answer is not right. */
export async function claimsOf(
  config: oidc.Configuration,
  callback: URL,
  { state, secret }: { state: string; secret: string },
) {
  const tokens = await oidc.authorizationCodeGrant(config, callback, {
    expectedState: state,
    expectedNonce: derived(secret, state, 'nonce'),
    pkceCodeVerifier: derived(secret, state, 'verifier'),
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider gave no ID token.');
  return claims;
}
