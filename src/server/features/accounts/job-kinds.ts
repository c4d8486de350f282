import { jobKind } from '#server/platform/jobs/jobs.ts';

// Mails about an account. A link gets its secret when the job runs, so that no job row holds it.

export const verifyEmail = jobKind<{ user: string }>('account.verify');
/** `user` is null for an address without an account, so that the call takes as long as for one. */
export const resetLink = jobKind<{ user: string | null }>('account.reset');
export const invitation = jobKind<{ user: string }>('account.invitation');
export const emailChanged = jobKind<{ user: string; formerly: string }>('account.email-changed');
