import type { Db } from '#server/platform/database.ts';
import { handler, type JobHandler } from '#server/platform/jobs.ts';
import { sharedSecret } from '#server/platform/keys.ts';
import type { Mailer } from '#server/platform/mail.ts';
import { mailBody } from '#server/platform/mail-body.ts';
import type { Site } from '#server/platform/settings.ts';
import { passwordTokens } from '#server/schema/index.ts';
import { personByUuid } from './find-person.ts';
import { emailChanged, resetLink, verifyEmail } from './mail-kinds.ts';
import { hashOf, newSecret } from './secrets.ts';
import { verificationLink } from './verify-email.ts';

type Parts = { db: Db; site: Site; mailer: Mailer; now?: () => Date };
type Words = { title: string; parts: Parameters<typeof mailBody>[1]['parts'] };

const MINUTES = 60_000;

export const accountJobKinds = [verifyEmail, resetLink, emailChanged] as const;

export function accountJobs({ now = () => new Date(), ...parts }: Parts): JobHandler[] {
  return [
    handler(verifyEmail, ({ user }, job) => mailVerification(parts, user, job, now())),
    handler(resetLink, ({ user }, job) => mailReset(parts, user, job, now())),
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

/** The secret is made here and only hashed away: each delivery replaces the link before it. */
async function mailReset(parts: Parts, user: string | null, job: string, now: Date) {
  const person = user && (await personByUuid(parts.db, user));
  if (!person) return;
  const secret = newSecret();
  const link = {
    tokenHash: hashOf(secret),
    purpose: 'reset' as const,
    expiresAt: new Date(now.getTime() + 60 * MINUTES),
  };
  await parts.db
    .insert(passwordTokens)
    .values({ user: person.uuid, ...link })
    .onConflictDoUpdate({ target: passwordTokens.user, set: link });
  const email = encodeURIComponent(person.email);
  await send(parts, person, job, {
    title: 'Reset your password',
    parts: [
      `Kia ora ${person.name},`,
      `Somebody asked for a new password for your account with ${parts.site.name}. The link is good for an hour, once.`,
      {
        label: 'Choose a new password',
        url: `${parts.site.client}/password-reset/${secret}?email=${email}`,
      },
      'If it was not you, you need not do anything: your password stays as it is.',
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
