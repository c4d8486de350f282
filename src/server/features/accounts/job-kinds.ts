import { jobKind } from '#server/platform/jobs/jobs.ts';

/** The mails an account gives rise to. A link's secret is made by the job, so no row holds it. */
export const verifyEmail = jobKind<{ user: string }>('account.verify');
/** Null where nobody has that address: the same work is done, so that time tells nothing. */
export const resetLink = jobKind<{ user: string | null }>('account.reset');
export const invitation = jobKind<{ user: string }>('account.invitation');
export const emailChanged = jobKind<{ user: string; formerly: string }>('account.email-changed');
