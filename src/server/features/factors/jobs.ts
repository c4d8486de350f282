import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';
import type { I18n } from '#server/platform/i18n/i18n.ts';
import { type JobHandler, type MailOutcome, mailHandler } from '#server/platform/jobs/jobs.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { mailBody } from '#server/platform/mail/mail-body.ts';
import type { Site } from '#server/platform/settings.ts';
import { users } from '#server/schema/index.ts';
import { type FactorChange, factorChanged } from './job-kinds.ts';
import { factorMail } from './mail-content.ts';

type Dependencies = { db: Db; site: Site; i18n: I18n; mailer: Mailer };

export const factorJobKinds = [factorChanged] as const;

export const factorJobs = (dependencies: Dependencies): JobHandler[] => [
  mailHandler(factorChanged, ({ user, change }, job) => mail(dependencies, user, change, job)),
];

async function mail(
  dependencies: Dependencies,
  user: string,
  change: FactorChange,
  id: string,
): Promise<MailOutcome> {
  const { db, site, mailer } = dependencies;
  const [person] = await db.select().from(users).where(eq(users.uuid, user));
  if (!person) return { sent: false };
  const { name, email: address, locale } = person;
  const content = factorMail(change, { name, product: site.name, url: `${site.client}/account` });
  await mailer.send({ id, to: { name, address }, ...mailBody(dependencies, locale, content) });
  return { sent: true };
}
