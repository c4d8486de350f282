import { accountJobKinds, accountJobs } from './features/accounts/jobs.ts';
import { apiTokenJobKinds, apiTokenJobs } from './features/api-tokens/jobs.ts';
import type { BackupPlace } from './features/backups/backup-place.ts';
import { backupJobKinds, backupJobs } from './features/backups/jobs.ts';
import type { PdfThread } from './features/certificates/index.ts';
import { certificateJobKinds, certificateJobs } from './features/certificates/jobs.ts';
import { factorResetJobKinds, factorResetJobs } from './features/factor-resets/jobs.ts';
import { factorJobKinds, factorJobs } from './features/factors/jobs.ts';
import { importJobKinds, importJobs } from './features/imports/jobs.ts';
import { noticeJobKinds, noticeJobs } from './features/notices/mails/jobs.ts';
import { singleSignOnJobKinds, singleSignOnJobs } from './features/single-sign-on/jobs.ts';
import { subscriptionJobKinds, subscriptionJobs } from './features/subscriptions/jobs.ts';
import type { Db } from './platform/data/database.ts';
import type { I18n } from './platform/i18n/i18n.ts';
import type { JobHandler, Jobs } from './platform/jobs/jobs.ts';
import type { Live } from './platform/live/open-live.ts';
import type { Mailer } from './platform/mail/mail.ts';
import type { Site, StripeSettings } from './platform/settings.ts';

/** Every kind of job. */
export const jobKinds = [
  ...accountJobKinds,
  ...apiTokenJobKinds,
  ...backupJobKinds,
  ...certificateJobKinds,
  ...factorJobKinds,
  ...factorResetJobKinds,
  ...importJobKinds,
  ...noticeJobKinds,
  ...singleSignOnJobKinds,
  ...subscriptionJobKinds,
];

type Dependencies = {
  db: Db;
  jobs: Jobs;
  live: Pick<Live, 'announce'>;
  site: Site;
  i18n: I18n;
  drawing: PdfThread;
  mailer: Mailer;
  stripe: StripeSettings | null;
  /** Null where this process makes no backups. */
  backups: BackupPlace | null;
  /** Another clock, in tests. */
  now?: () => Date;
  /** Writes counts of what a job did into the log, never names. */
  note?: (counts: object, what: string) => void;
};

export function jobHandlers(parts: Dependencies): JobHandler[] {
  const handlers = [
    ...accountJobs(parts),
    ...apiTokenJobs(parts),
    ...backupJobs({ ...parts, kinds: jobKinds }),
    ...certificateJobs(parts),
    ...factorJobs(parts),
    ...factorResetJobs(parts),
    ...importJobs(parts),
    ...noticeJobs(parts),
    ...singleSignOnJobs(parts),
    ...subscriptionJobs(parts),
  ];
  return handlers.map((handler) => withAnnouncement(handler, parts.live));
}

/** Tells open browsers what the job has changed, as after a call. */
const withAnnouncement = ({ kind, run }: JobHandler, live: Dependencies['live']): JobHandler => ({
  kind,
  async run(data, id) {
    const outcome = await run(data, id);
    live.announce({ topics: kind.topics, except: undefined });
    return outcome;
  },
});
