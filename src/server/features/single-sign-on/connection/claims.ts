import type { ProviderKind } from '#contract/single-sign-on/provider-kinds.ts';

/** What a token of a provider says of somebody. Nothing of it gives a role. */
export type Claims = { iss: string; sub: string; [claim: string]: unknown };

export type Shown = {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  /** Of Google Workspace. */
  domain: string | null;
  /** Of Entra ID. */
  tenant: string | null;
  /** What the provider calls its session. */
  sid: string | null;
  /** Whether they showed more than one factor. */
  hasFactor: boolean;
  /** When they last showed who they are, where the provider says it. */
  provenAt: Date | null;
};

const textOf = (claim: unknown): string | null =>
  typeof claim === 'string' && claim !== '' && claim.length <= 255 ? claim : null;

/** What providers call a login by several factors. Of anything else the weakest is assumed. */
const severalFactors = new Set([
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'https://refeds.org/profile/mfa',
  'phr',
  'phrh',
]);

export function shownBy(kind: ProviderKind, claims: Claims): Shown {
  const { amr, acr, auth_time } = claims;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: textOf(claims.email)?.toLowerCase() ?? null,
    // Entra ID never says `email_verified`; this optional claim says that its domain is proven.
    isEmailVerified: kind === 'microsoft' ? isYes(claims.xms_edov) : claims.email_verified === true,
    domain: textOf(claims.hd)?.toLowerCase() ?? null,
    tenant: textOf(claims.tid)?.toLowerCase() ?? null,
    sid: textOf(claims.sid),
    hasFactor:
      (Array.isArray(amr) && amr.includes('mfa')) ||
      (typeof acr === 'string' && severalFactors.has(acr)),
    provenAt: typeof auth_time === 'number' ? new Date(auth_time * 1_000) : null,
  };
}

const isYes = (claim: unknown) =>
  claim === true || claim === 1 || claim === '1' || claim === 'true';
