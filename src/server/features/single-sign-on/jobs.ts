import { personByUuid } from '#server/features/accounts/index.ts';
import type { Db } from '#server/platform/data/database.ts';
import type { I18n } from '#server/platform/i18n/i18n.ts';
import { type JobHandler, type MailOutcome, mailHandler } from '#server/platform/jobs/jobs.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { mailBody } from '#server/platform/mail/mail-body.ts';
import type { MailContent } from '#server/platform/mail/mail-content.ts';
import type { Site } from '#server/platform/settings.ts';
import { linkChanged, settingChanged } from './job-kinds.ts';
import { linkMail, settingMail } from './mail-content.ts';

type Dependencies = { db: Db; site: Site; i18n: I18n; mailer: Mailer };

export const singleSignOnJobKinds = [linkChanged, settingChanged] as const;

export const singleSignOnJobs = (dependencies: Dependencies): JobHandler[] => [
  mailHandler(linkChanged, ({ user, change, provider }, job) =>
    mail(dependencies, user, job, '/account', (to) => linkMail(change, { ...to, provider })),
  ),
  mailHandler(settingChanged, ({ user, change, what, actor }, job) =>
    mail(dependencies, user, job, '/system', (to) => settingMail(change, { ...to, what, actor })),
  ),
];

type To = { name: string; product: string; url: string };

async function mail(
  dependencies: Dependencies,
  user: string,
  id: string,
  path: string,
  contentFor: (to: To) => MailContent,
): Promise<MailOutcome> {
  const { db, site, mailer } = dependencies;
  const person = await personByUuid(db, user);
  if (!person) return { sent: false };
  const { name, email: address, locale } = person;
  const content = contentFor({ name, product: site.name, url: `${site.client}${path}` });
  await mailer.send({ id, to: { name, address }, ...mailBody(dependencies, locale, content) });
  return { sent: true };
}
