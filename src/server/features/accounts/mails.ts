import type { Db } from '#server/platform/database.ts';
import { handler, type JobHandler } from '#server/platform/jobs.ts';
import { sharedSecret } from '#server/platform/keys.ts';
import type { Mailer } from '#server/platform/mail.ts';
import { mailBody } from '#server/platform/mail-body.ts';
import type { Site } from '#server/platform/settings.ts';
import { personByUuid } from './find-person.ts';
import { emailChanged, invitation, resetLink, verifyEmail } from './mail-kinds.ts';
import { newPasswordLink } from './password-links.ts';
import { verificationLink } from './verify-email.ts';

type Parts = { db: Db; site: Site; mailer: Mailer; now?: () => Date };
type Words = { title: string; parts: Parameters<typeof mailBody>[1]['parts'] };

export const accountJobKinds = [verifyEmail, resetLink, invitation, emailChanged] as const;

export function accountJobs({ now = () => new Date(), ...parts }: Parts): JobHandler[] {
  return [
    handler(verifyEmail, ({ user }, job) => mailVerification(parts, user, job, now())),
    handler(resetLink, ({ user }, job) => mailReset(parts, user, job, now())),
    handler(invitation, ({ user }, job) => mailInvitation(parts, user, job, now())),
    handler(emailChanged, ({ user, formerly }, job) => tellOldAddress(parts, user, formerly, job)),
  ];
}

async function mailVerification(parts: Parts, user: string, job: string, now: Date) {
  const person = await personByUuid(parts.db, user);
  if (!person || person.emailVerifiedAt) return;
  const secret = await sharedSecret(parts.db, 'verification');
  const url = verificationLink(parts.site, secret, person, now);
  await send(parts, person, job, {
    title: 'Verify your email address',
    parts: [
      `Kia ora ${person.name},`,
      `Please confirm that this is your email address for ${parts.site.name}. The link is good for an hour and works where you are logged in.`,
      { label: 'Verify email address', url },
      'If you did not open an account, you need not do anything.',
    ],
  });
}

async function mailReset(parts: Parts, user: string | null, job: string, now: Date) {
  const person = user && (await personByUuid(parts.db, user));
  if (!person) return;
  const url = await newPasswordLink(parts, person, { purpose: 'reset', now });
  await send(parts, person, job, {
    title: 'Reset your password',
    parts: [
      `Kia ora ${person.name},`,
      `Somebody asked for a new password for your account with ${parts.site.name}. The link is good for an hour, once.`,
      { label: 'Choose a new password', url },
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
  });
}

/** Whoever has set a password meanwhile, or was switched off, is no longer invited. */
async function mailInvitation(parts: Parts, user: string, job: string, now: Date) {
  const person = await personByUuid(parts.db, user);
  if (!person?.active || person.passwordHash) return;
  const product = parts.site.name;
  const url = await newPasswordLink(parts, person, { purpose: 'invitation', now });
  await send(parts, person, job, {
    title: `Welcome to ${product}`,
    parts: [
      `Kia ora ${person.name},`,
      `An administrator has opened an account for you with ${product}, where educators learn and their mentors review what they write. Choose a password to begin. The link is good for seven days, once.`,
      { label: 'Choose your password', url },
      'Too late? Ask your administrator to send the invitation again.',
      `What is kept about you: your name and email address, which the administrator gave us to open this account and to write to you about it, and later what you write. Your mentors and the administrators can read it. As the Privacy Act 2020 asks, “My account” shows you all that is stored about you, to read, to correct and to download.`,
      'If you did not expect this, you need not do anything: without a password nobody can use the account.',
    ],
  });
}

async function tellOldAddress(parts: Parts, user: string, formerly: string, job: string) {
  const person = await personByUuid(parts.db, user);
  if (!person) return;
  await send(parts, { ...person, email: formerly }, job, {
    title: 'Your email address was changed',
    parts: [
      `Kia ora ${person.name},`,
      `Your account with ${parts.site.name} now has another email address. Mails no longer come here.`,
      'If it was not you, please tell the administrator of your organisation at once.',
    ],
  });
}

async function send(
  { site, mailer }: Parts,
  { name, email }: { name: string; email: string },
  id: string,
  words: Words,
) {
  const subject = words.title;
  await mailer.send({ id, to: { name, address: email }, subject, ...mailBody(site, words) });
}
