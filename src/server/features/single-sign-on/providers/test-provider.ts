import { eq } from 'drizzle-orm';
import * as oidc from 'openid-client';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { testProvider as contract } from '#contract/single-sign-on/providers.ts';
import { type Message, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { providerTestMessages as texts } from '#messages/accounts/sign-in-errors.ts';
import {
  type Connections,
  isOutage,
  type Provider,
} from '#server/features/single-sign-on/connection/connections.ts';
import { InnerAddress } from '#server/features/single-sign-on/connection/public-address.ts';
import type { Context } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { signInProviders } from '#server/schema/index.ts';

type Finding = { ok: boolean; text: Message | MessageDescriptor };

/** Says in words whether people could log in by a provider, without logging anybody in. */
export async function testProvider(
  ctx: Context,
  { body }: ValidInput<typeof contract>,
  connections: Connections,
): Promise<Reply<typeof contract>> {
  const [provider] = await ctx.db
    .select()
    .from(signInProviders)
    .where(eq(signInProviders.uuid, body.uuid));
  if (!provider) throw invalid('uuid', invalidSelection('uuid'));
  const findings = await connections.once(() => findingsOf(provider, connections));
  return {
    ok: findings.every(({ ok }) => ok),
    findings: findings.map(({ ok, text }) => ({ ok, text: ctx.i18n.localize(ctx.locale, text) })),
  };
}

async function findingsOf(provider: Provider, connections: Connections): Promise<Finding[]> {
  let config: oidc.Configuration;
  try {
    config = await connections.afresh(provider);
  } catch (error) {
    return [{ ok: false, text: whyNotReached(error) }];
  }
  const { issuer, jwks_uri } = config.serverMetadata();
  const [keys, secret] = await Promise.all([findKeys(jwks_uri, connections), trySecret(config)]);
  return [
    { ok: true, text: message(texts.reached, { issuer }) },
    keys,
    ...(config.serverMetadata().supportsPKCE() ? [] : [{ ok: true, text: texts.noPkce }]),
    secret,
  ];
}

function whyNotReached(error: unknown): MessageDescriptor {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof InnerAddress) return texts.inner;
    if ('code' in cause && cause.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') {
      return texts.otherIssuer;
    }
  }
  return isOutage(error) ? texts.notReached : texts.odd;
}

async function findKeys(address: string | undefined, { fetch }: Connections): Promise<Finding> {
  try {
    const body: unknown = await (await fetch(address ?? '')).json();
    const keys = typeof body === 'object' && body !== null && 'keys' in body ? body.keys : [];
    const count = Array.isArray(keys) ? keys.length : 0;
    if (count > 0) return { ok: true, text: message(texts.keys, { count }) };
  } catch {
    // Said below: what went wrong is the provider's, and no secret of ours is in it.
  }
  return { ok: false, text: texts.noKeys };
}

/** By a code that nobody was given: one who knows the client answers that the code is wrong. */
async function trySecret(config: oidc.Configuration): Promise<Finding> {
  const parameters = { code: 'stepwise-test', redirect_uri: 'https://stepwise.invalid/' };
  try {
    await oidc.genericGrantRequest(config, 'authorization_code', parameters);
  } catch (error) {
    if (error instanceof oidc.ResponseBodyError) {
      if (error.error === 'invalid_grant') return { ok: true, text: texts.secretRight };
      if (error.error === 'invalid_client') return { ok: false, text: texts.secretWrong };
    }
    if (error instanceof oidc.WWWAuthenticateChallengeError) {
      return { ok: false, text: texts.secretWrong };
    }
    if (isOutage(error)) return { ok: false, text: texts.noTokens };
  }
  return { ok: true, text: texts.secretUnknown };
}
