import type { MessageDescriptor } from '#lib/messages/message.ts';
import { failedJobsMessages } from '#messages/shell/failed-jobs.ts';

/** What each kind of job does, in words. */
export const jobLabels: Readonly<Record<string, MessageDescriptor>> = {
  'account.verify': failedJobsMessages.verifyEmail,
  'account.reset': failedJobsMessages.resetLink,
  'account.invitation': failedJobsMessages.invitation,
  'account.email-changed': failedJobsMessages.emailChanged,
  'factors.changed': failedJobsMessages.factorsChanged,
  'factors.reset': failedJobsMessages.factorReset,
  'sign-in.linked': failedJobsMessages.loginLinked,
  'sign-in.settings': failedJobsMessages.signInSettings,
  'token.created': failedJobsMessages.tokenCreated,
  'certificate.draw': failedJobsMessages.drawCertificate,
  'certificate.announce': failedJobsMessages.announceCertificate,
  'import.read': failedJobsMessages.readImport,
  'import.compare': failedJobsMessages.compareImport,
  'import.write': failedJobsMessages.writeImport,
  'notices.at-once': failedJobsMessages.mailAtOnce,
  'notices.digest': failedJobsMessages.mailDigest,
  'billing.news': failedJobsMessages.stripeUpdate,
  'billing.compare': failedJobsMessages.stripeCompare,
  'backups.make': failedJobsMessages.makeBackup,
  'backups.test': failedJobsMessages.testRestore,
};
