/** Services that people log in with. `oidc`: any that keeps the standard of OpenID Connect. */
export const providerKinds = ['google', 'microsoft', 'oidc'] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** What a login through a provider came to. `done`: a session is open, of which the page does not know yet. */
export const signInOutcomes = [
  'done',
  'second-step',
  'not-linked',
  'refused',
  'not-active',
  'expired',
  'cancelled',
  'unavailable',
  'linked',
  'taken',
  'wrong-person',
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

/** How many domains or tenants of an organisation there may be. */
export const maxAllowed = 20;
