/** What people prove themselves by. */
export const loginMethods = ['password', 'app', 'recovery-code', 'passkey'] as const;
export type LoginMethod = (typeof loginMethods)[number];
