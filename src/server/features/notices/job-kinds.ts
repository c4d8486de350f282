import { mailKind } from '#server/platform/jobs/jobs.ts';

/** A person's mail at the end of the ten minutes that a notice from `at` may have begun. */
export const mailAtOnce = mailKind<{ recipient: string; at: string }>('notices.at-once');

/** A person's digest of a day in New Zealand. */
export const mailDigest = mailKind<{ recipient: string; day: string }>('notices.digest');
