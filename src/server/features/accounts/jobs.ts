import { requiredProviderOf } from '#server/platform/auth/required-provider.ts';
import { sharedSecret } from '#server/platform/auth/shared-secret.ts';
import type { Db } from '#server/platform/data/database.ts';
import type { I18n } from '#server/platform/i18n/i18n.ts';
import { type JobHandler, type MailOutcome, mailHandler } from '#server/platform/jobs/jobs.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { mailBody } from '#server/platform/mail/mail-body.ts';
import type { MailContent } from '#server/platform/mail/mail-content.ts';
import type { Site } from '#server/platform/settings.ts';
import { personByUuid } from './find-person.ts';
import { emailChanged, invitation, resetLink, verifyEmail } from './job-kinds.ts';
import {
  addressChangedMail,
  invitationMail,
  providerInsteadMail,
  resetMail,
  verificationMail,
} from './mail-content.ts';
import { newLinkSecret, newPasswordLink } from './passwords/password-links.ts';
import { verificationLink } from './registration/verify-email.ts';

type Dependencies = { db: Db; site: Site; i18n: I18n; mailer: Mailer; now?: () => Date };

export const accountJobKinds = [verifyEmail, resetLink, invitation, emailChanged] as const;

export function accountJobs({
  now = () => new Date(),
  ...dependencies
}: Dependencies): JobHandler[] {
  return [
    mailHandler(verifyEmail, ({ user }, job) => mailVerification(dependencies, user, job, now())),
    mailHandler(resetLink, ({ user }, job) => mailReset(dependencies, user, job, now())),
    mailHandler(invitation, ({ user }, job) => mailInvitation(dependencies, user, job, now())),
    mailHandler(emailChanged, ({ user, formerly }, job) =>
      mailOldAddress(dependencies, user, formerly, job),
    ),
  ];
}

async function mailVerification(
  dependencies: Dependencies,
  user: string,
  job: string,
  now: Date,
): Promise<MailOutcome> {
  const person = await personByUuid(dependencies.db, user);
  if (!person || person.emailVerifiedAt) return { sent: false };
  const secret = await sharedSecret(dependencies.db, 'verification');
  const url = verificationLink(dependencies.site, secret, person, now);
  const to = addressed(dependencies, person);
  return send(dependencies, person, job, verificationMail({ ...to, url }));
}

async function mailReset(
  dependencies: Dependencies,
  user: string | null,
  job: string,
  now: Date,
): Promise<MailOutcome> {
  const person = user && (await personByUuid(dependencies.db, user));
  if (!person) return { sent: false };
  const to = addressed(dependencies, person);
  const provider = await requiredProviderOf(dependencies.db, person.uuid);
  if (provider) {
    const token = await newLinkSecret(dependencies, person, { purpose: 'reset', now });
    const query = new URLSearchParams({ email: person.email, token });
    const url = `${dependencies.site.url}/auth/${provider.uuid}?${query}`;
    const content = providerInsteadMail({ ...to, url, provider: provider.name });
    return send(dependencies, person, job, content);
  }
  const url = await newPasswordLink(dependencies, person, { purpose: 'reset', now });
  return send(dependencies, person, job, resetMail({ ...to, url }));
}

/** Sends nothing to a person who has set a password meanwhile or was switched off. */
async function mailInvitation(
  dependencies: Dependencies,
  user: string,
  job: string,
  now: Date,
): Promise<MailOutcome> {
  const person = await personByUuid(dependencies.db, user);
  if (!person?.active || person.passwordHash) return { sent: false };
  const url = await newPasswordLink(dependencies, person, { purpose: 'invitation', now });
  const to = addressed(dependencies, person);
  return send(dependencies, person, job, invitationMail({ ...to, url }));
}

async function mailOldAddress(
  dependencies: Dependencies,
  user: string,
  oldEmail: string,
  job: string,
): Promise<MailOutcome> {
  const person = await personByUuid(dependencies.db, user);
  if (!person) return { sent: false };
  const content = addressChangedMail(addressed(dependencies, person));
  return send(dependencies, { ...person, email: oldEmail }, job, content);
}

type Recipient = { name: string; email: string; locale: string };

const addressed = ({ site }: Dependencies, { name }: Recipient) => ({ name, product: site.name });

async function send(
  dependencies: Dependencies,
  { name, email: address, locale }: Recipient,
  id: string,
  content: MailContent,
): Promise<MailOutcome> {
  const to = { name, address };
  await dependencies.mailer.send({ id, to, ...mailBody(dependencies, locale, content) });
  return { sent: true };
}
