/**
 * What people prove themselves by. `provider-factor`: whoever logged in by `sso` showed their
 * provider more than a password.
 */
export const loginMethods = [
  'password',
  'app',
  'recovery-code',
  'passkey',
  'sso',
  'provider-factor',
] as const;
export type LoginMethod = (typeof loginMethods)[number];
