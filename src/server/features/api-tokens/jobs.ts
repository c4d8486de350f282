import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';
import type { I18n } from '#server/platform/i18n/i18n.ts';
import { type JobHandler, type MailOutcome, mailHandler } from '#server/platform/jobs/jobs.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { mailBody } from '#server/platform/mail/mail-body.ts';
import type { Site } from '#server/platform/settings.ts';
import { apiTokens, users } from '#server/schema/index.ts';
import { tokenCreated } from './job-kinds.ts';
import { tokenCreatedMail } from './mail-content.ts';

type Dependencies = { db: Db; site: Site; i18n: I18n; mailer: Mailer };

export const apiTokenJobKinds = [tokenCreated] as const;

export const apiTokenJobs = (dependencies: Dependencies): JobHandler[] => [
  mailHandler(tokenCreated, ({ token }, job) => mailOwner(dependencies, token, job)),
];

/** To the owner, so that nobody has a token made in their name without hearing of it. */
async function mailOwner(
  dependencies: Dependencies,
  token: string,
  id: string,
): Promise<MailOutcome> {
  const { db, site, mailer } = dependencies;
  const [row] = await db
    .select({ token: apiTokens, name: users.name, address: users.email, locale: users.locale })
    .from(apiTokens)
    .innerJoin(users, eq(users.uuid, apiTokens.owner))
    .where(eq(apiTokens.uuid, token));
  if (!row) return { sent: false };
  const { name, address, locale } = row;
  const content = tokenCreatedMail(site, {
    name,
    token: row.token.name,
    expiresAt: row.token.expiresAt,
  });
  await mailer.send({ id, to: { name, address }, ...mailBody(dependencies, locale, content) });
  return { sent: true };
}
