import { accountJobKinds, accountJobs } from './features/accounts/mails.ts';
import { certificateJobKinds, certificateJobs } from './features/certificates/jobs.ts';
import type { Db } from './platform/database.ts';
import type { JobHandler } from './platform/jobs.ts';
import type { Mailer } from './platform/mail.ts';
import type { Site } from './platform/settings.ts';

/** Every consequence that follows a fact later, and who sees to it. */
export const jobKinds = [...accountJobKinds, ...certificateJobKinds];

export function jobHandlers(parts: { db: Db; site: Site; mailer: Mailer }): JobHandler[] {
  return [...accountJobs(parts), ...certificateJobs(parts)];
}
