import { mailKind } from '#server/platform/jobs/jobs.ts';

/** What happened to the factors of an account, as its owner is mailed. */
export type FactorChange =
  | 'app-added'
  | 'app-replaced'
  | 'app-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'factors-reset'
  | 'recovery-codes-made'
  | 'recovery-code-used';

export const factorChanged = mailKind<{ user: string; change: FactorChange }>('factors.changed');
