import type { Db } from '#server/platform/database.ts';
import { handler, type JobHandler } from '#server/platform/jobs.ts';
import { sharedSecret } from '#server/platform/keys.ts';
import type { Mailer } from '#server/platform/mail.ts';
import { type MailWords, mailBody } from '#server/platform/mail-body.ts';
import type { Site } from '#server/platform/settings.ts';
import type { Texts } from '#server/platform/texts.ts';
import { mailsText } from '#texts/mails.ts';
import { mailsAccountsText as mails } from '#texts/mails-accounts.ts';
import { say } from '#texts/text.ts';
import { personByUuid } from './find-person.ts';
import { emailChanged, invitation, resetLink, verifyEmail } from './mail-kinds.ts';
import { newPasswordLink } from './password-links.ts';
import { verificationLink } from './verify-email.ts';

type Parts = { db: Db; site: Site; texts: Texts; mailer: Mailer; now?: () => Date };

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
    title: mails.verify,
    parts: [
      say(mails.verifyWhy, { product: parts.site.name }),
      { label: mails.verifyIt, url },
      mails.notOpened,
    ],
  });
}

async function mailReset(parts: Parts, user: string | null, job: string, now: Date) {
  const person = user && (await personByUuid(parts.db, user));
  if (!person) return;
  const url = await newPasswordLink(parts, person, { purpose: 'reset', now });
  await send(parts, person, job, {
    title: mails.reset,
    parts: [
      say(mails.resetWhy, { product: parts.site.name }),
      { label: mails.chooseNew, url },
      mails.notAsked,
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
    title: say(mails.welcome, { product }),
    parts: [
      say(mails.opened, { product }),
      { label: mails.choose, url },
      mails.tooLate,
      mails.kept,
      mails.notExpected,
    ],
  });
}

async function tellOldAddress(parts: Parts, user: string, formerly: string, job: string) {
  const person = await personByUuid(parts.db, user);
  if (!person) return;
  await send(parts, { ...person, email: formerly }, job, {
    title: mails.changed,
    parts: [say(mails.changedHow, { product: parts.site.name }), mails.notYou],
  });
}

type Addressed = { name: string; email: string; locale: string };

async function send(
  desk: Parts,
  { name, email, locale }: Addressed,
  id: string,
  { title, parts }: MailWords,
) {
  const words = { title, parts: [say(mailsText.greeting, { name }), ...parts] };
  const to = { name, address: email };
  await desk.mailer.send({ id, to, ...mailBody(desk, locale, words) });
}
