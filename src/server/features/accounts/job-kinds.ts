import { mailKind } from '#server/platform/jobs/jobs.ts';

// Mails about an account. A link gets its secret when the job runs, so that no job row holds it.

export const verifyEmail = mailKind<{ user: string }>('account.verify');
/** `user` is null for an address without an account, so that the call takes as long as for one. */
export const resetLink = mailKind<{ user: string | null }>('account.reset');
export const invitation = mailKind<{ user: string }>('account.invitation');
export const emailChanged = mailKind<{ user: string; formerly: string }>('account.email-changed');
