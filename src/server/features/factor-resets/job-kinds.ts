import { mailKind } from '#server/platform/jobs/jobs.ts';

/** The link gets its secret when the mail is made, so that no job row holds it. */
export const factorResetLink = mailKind<{ user: string; reset: string }>('factors.reset');
