import { and, eq, gt, isNull } from 'drizzle-orm';
import { hashOf, newSecret, personByUuid } from '#server/features/accounts/index.ts';
import type { Db } from '#server/platform/data/database.ts';
import type { I18n } from '#server/platform/i18n/i18n.ts';
import { type JobHandler, type MailOutcome, mailHandler } from '#server/platform/jobs/jobs.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { mailBody } from '#server/platform/mail/mail-body.ts';
import type { Site } from '#server/platform/settings.ts';
import { factorResets } from '#server/schema/index.ts';
import { factorResetLink } from './job-kinds.ts';
import { factorResetMail } from './mail-content.ts';

type Dependencies = { db: Db; site: Site; i18n: I18n; mailer: Mailer; now?: () => Date };

export const factorResetJobKinds = [factorResetLink] as const;

export const factorResetJobs = ({
  now = () => new Date(),
  ...dependencies
}: Dependencies): JobHandler[] => [
  mailHandler(factorResetLink, ({ user, reset }, job) =>
    mailLink(dependencies, { user, reset, job, now: now() }),
  ),
];

type Mail = { user: string; reset: string; job: string; now: Date };

/** Nothing is mailed of a reset that was taken back meanwhile. */
async function mailLink(
  dependencies: Dependencies,
  { user, reset, job, now }: Mail,
): Promise<MailOutcome> {
  const { db, site, mailer } = dependencies;
  const person = await personByUuid(db, user);
  const secret = newSecret();
  const [open] = await db
    .update(factorResets)
    .set({ tokenHash: hashOf(secret) })
    .where(
      and(
        eq(factorResets.uuid, reset),
        isNull(factorResets.endedAt),
        gt(factorResets.expiresAt, now),
      ),
    )
    .returning({ email: factorResets.email });
  if (!person || !open) return { sent: false };
  const { name, locale } = person;
  const url = `${site.client}/two-step-login/${secret}`;
  const content = factorResetMail({ name, product: site.name, url });
  const to = { name, address: open.email };
  await mailer.send({ id: job, to, ...mailBody(dependencies, locale, content) });
  return { sent: true };
}
