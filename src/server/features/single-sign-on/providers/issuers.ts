import { isIP } from 'node:net';
import type { ProviderKind } from '#contract/single-sign-on/provider-kinds.ts';
import { signInErrorsMessages as errors } from '#messages/accounts/sign-in-errors.ts';
import { isInnerAddress } from '#server/features/single-sign-on/connection/public-address.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { isLoopback } from '#server/platform/http/protection/loopback.ts';

const google = 'https://accounts.google.com';
const microsoft = /^https:\/\/login\.microsoftonline\.com\/(organizations|[\da-f-]{36})\/v2\.0$/;

/** The one tenant of Entra ID whose people an issuer speaks for; null where it is any. */
export const tenantOfIssuer = (issuer: string): string | null => {
  const [, tenant] = microsoft.exec(issuer) ?? [];
  return tenant && tenant !== 'organizations' ? tenant : null;
};

/** The address as it is stored; 422 where people could not be sent there safely. */
export function checkedIssuer(kind: ProviderKind, typed: string, allowsLocal: boolean): string {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (!url || url.search || url.hash || url.username || url.password) {
    throw invalid('issuer', errors.issuerForm);
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isLocal = allowsLocal && isLoopback(host);
  if (kind === 'google' && typed.replace(/\/$/, '') !== google) {
    throw invalid('issuer', errors.issuerGoogle);
  }
  if (kind === 'microsoft' && !microsoft.test(typed.toLowerCase())) {
    throw invalid('issuer', errors.issuerMicrosoft);
  }
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) {
    throw invalid('issuer', errors.issuerForm);
  }
  const isInner = isLoopback(host) || (isIP(host) > 0 && isInnerAddress(host));
  if (isInner && !isLocal) throw invalid('issuer', errors.issuerInner);
  if (kind === 'google') return google;
  return kind === 'microsoft' ? typed.toLowerCase() : typed;
}
