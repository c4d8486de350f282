import { accountJobKinds, accountJobs } from './features/accounts/mails.ts';
import { certificateJobKinds, certificateJobs } from './features/certificates/jobs.ts';
import { importJobKinds, importJobs } from './features/imports/jobs.ts';
import { noticeJobKinds, noticeJobs } from './features/notices/jobs.ts';
import { subscriptionJobKinds, subscriptionJobs } from './features/subscriptions/jobs.ts';
import type { Db } from './platform/database.ts';
import type { JobHandler, Jobs } from './platform/jobs.ts';
import type { Mailer } from './platform/mail.ts';
import type { Site, StripeSettings } from './platform/settings.ts';

/** Every consequence that follows a fact later, and who sees to it. */
export const jobKinds = [
  ...accountJobKinds,
  ...certificateJobKinds,
  ...importJobKinds,
  ...noticeJobKinds,
  ...subscriptionJobKinds,
];

type Parts = {
  db: Db;
  jobs: Jobs;
  site: Site;
  mailer: Mailer;
  stripe: StripeSettings | null;
  /** The clock, where it is not that of the machine. */
  now?: () => Date;
  /** For what the log should hold of work that nobody waits for: counts, never names. */
  note?: (counts: object, what: string) => void;
};

export function jobHandlers(parts: Parts): JobHandler[] {
  return [
    ...accountJobs(parts),
    ...certificateJobs(parts),
    ...importJobs(parts),
    ...noticeJobs(parts),
    ...subscriptionJobs(parts),
  ];
}
