import * as oidc from 'openid-client';
import { openSecret } from '#server/platform/auth/sealed-secret.ts';
import { isLoopback } from '#server/platform/http/protection/loopback.ts';
import type { signInProviders } from '#server/schema/index.ts';
import { type ProviderNetwork, providerFetch, waitOnce } from './provider-fetch.ts';

export type Provider = typeof signInProviders.$inferSelect;

/** How far its clock and ours may differ. */
export const CLOCK_SECONDS = 60;
/** For how long what a provider says of itself is remembered. */
const METADATA_MS = 10 * 60_000;

export type Connections = {
  /** Asks the provider for its metadata, or remembers them. */
  to: (provider: Provider) => Promise<oidc.Configuration>;
  /** Asks anew. */
  afresh: (provider: Provider) => Promise<oidc.Configuration>;
  fetch: ReturnType<typeof providerFetch>;
  /** All that is asked of a provider within takes no longer than one answer may. */
  once: <T>(work: () => Promise<T>) => Promise<T>;
};

/** Talks with providers. `key` opens their secrets. */
export function connectionsWith(network: ProviderNetwork, key: Buffer): Connections {
  const fetch = providerFetch(network);
  const known = new Map<string, { version: number; until: number; config: oidc.Configuration }>();

  async function afresh(provider: Provider) {
    const secret = openSecret(key, provider.secretSealed, provider.uuid);
    const issuer = new URL(provider.issuer);
    const isPlain = network.allowsLocal && isLoopback(issuer.hostname);
    return oidc.discovery(
      issuer,
      provider.clientId,
      { [oidc.clockTolerance]: CLOCK_SECONDS },
      authenticateBy(secret),
      {
        [oidc.customFetch]: fetch,
        timeout: network.patience,
        // The signature of the token is checked too, though it comes from the provider itself.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(isPlain ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
  }

  async function to(provider: Provider) {
    const version = provider.updatedAt.getTime();
    const found = known.get(provider.uuid);
    if (found && found.version === version && found.until > Date.now()) return found.config;
    const config = await afresh(provider);
    known.set(provider.uuid, { version, until: Date.now() + METADATA_MS, config });
    return config;
  }
  return { to, afresh, fetch, once: (work) => waitOnce(network, work) };
}

/** In the header, as the standard has it, unless the provider takes it in the body only. */
function authenticateBy(secret: string): oidc.ClientAuth {
  const inHeader = oidc.ClientSecretBasic(secret);
  const inBody = oidc.ClientSecretPost(secret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const takesHeader = methods === undefined || methods.includes('client_secret_basic');
    return (takesHeader ? inHeader : inBody)(server, ...rest);
  };
}

/** Whether the provider was not reached, or not in time, or is broken: not what it said. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'TimeoutError' || cause.name === 'AbortError') return true;
    if (
      'code' in cause &&
      typeof cause.code === 'string' &&
      /^(E[A-Z]+|OAUTH_TIMEOUT)$/.test(cause.code)
    )
      return true;
    if ('status' in cause && typeof cause.status === 'number' && cause.status >= 500) return true;
    if (cause.cause instanceof Response && cause.cause.status >= 500) return true;
  }
  return false;
}
