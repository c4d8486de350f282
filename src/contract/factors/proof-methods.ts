/**
 * What somebody who is logged in is asked for: whoever has a second factor, for that. `sso` is a
 * linked login, of somebody who has nothing else: `GET /auth/{provider}?confirm=1`.
 */
export const proofMethods = ['password', 'passkey', 'app', 'recovery-code', 'sso'] as const;
export type ProofMethod = (typeof proofMethods)[number];
