import { jobKind } from '#server/platform/jobs/jobs.ts';

/** Closes the ten minutes that the act of `at` may have opened for a person. */
export const mailAtOnce = jobKind<{ recipient: string; at: string }>('notices.at-once');

/** A person's digest of a day in New Zealand. */
export const mailDigest = jobKind<{ recipient: string; day: string }>('notices.digest');
