import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { v7 as newUuid } from 'uuid';
import type { Role } from '#contract/permissions.ts';
import { buildApp } from '#server/app.ts';
import { backupPlace } from '#server/features/backups/index.ts';
import { openPdfThread } from '#server/features/certificates/index.ts';
import { jobHandlers, jobKinds } from '#server/job-list.ts';
import { createI18n } from '#server/platform/i18n/i18n.ts';
import { openJobs, outputOf } from '#server/platform/jobs/jobs.ts';
import { openLive } from '#server/platform/live/open-live.ts';
import { openMailer } from '#server/platform/mail/mail.ts';
import type { WebClient } from '#server/platform/pages/web-client.ts';
import { readSettings } from '#server/platform/settings.ts';
import { userRoles, users } from '#server/schema/index.ts';
import { clientFor } from './client.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { learningFixtures } from './learning-fixtures.ts';
import { onTestEnd } from './on-test-end.ts';
import { peopleFixtures } from './people-fixtures.ts';

export type Person = { uuid: string; name: string; email: string };
type Traits = Partial<typeof users.$inferInsert>;

/**
 * The whole product on a database of its own, without a port: people and records by name, calls
 * through HTTP as those people, and jobs that run when the test says so.
 */
export async function newWorld(
  environment: Record<string, string> = {},
  client: WebClient = null,
  given?: TestDatabase,
) {
  /** What went wrong where no request waited for it. */
  const troubles: Error[] = [];
  const database = given ?? (await testDatabase());
  const { db } = database;
  const folder = await mkdtemp(join(tmpdir(), 'stepwise-world-'));
  const settings = readSettings({
    APP_ENV: 'test',
    APP_URL: 'http://stepwise.test',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const jobs = await openJobs(database.connection, jobKinds);
  const mailer = openMailer({ ...settings.mail, dataDir: folder, site: settings.site });
  const i18n = createI18n();
  const drawing = openPdfThread();
  const { connection } = database;
  const onError = (error: Error) => troubles.push(error);
  const live = await openLive({
    settings: settings.live,
    connection,
    database,
    onError,
  });
  const parts = { settings, database, jobs, live, i18n, client, mailFolder: mailer.folder };
  const app = await buildApp(parts);
  await app.ready();
  onTestEnd(async () => {
    await app.close();
    await jobs.stop();
    await live.close();
    mailer.close();
    await drawing.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function person(
    name: string,
    roles: Role | readonly Role[] = [],
    traits: Traits = {},
  ): Promise<Person> {
    const uuid = newUuid();
    const email = traits.email ?? `${uuid}@school.example`;
    await db.insert(users).values({ uuid, name, emailVerifiedAt: new Date(), ...traits, email });
    const held = [roles].flat().map((role) => ({ user: uuid, role }));
    if (held.length) await db.insert(userRoles).values(held);
    return { uuid, name, email };
  }

  /** Runs every job that is due, and those that they add, until none is left; by this clock. */
  async function runJobs(at?: Date): Promise<number> {
    let done = 0;
    const { site, stripe } = settings;
    const clock = at && { now: () => at };
    const backups = backupPlace(settings, connection, folder);
    const parts = { db, jobs, live, site, i18n, drawing, mailer, stripe, backups, ...clock };
    for (const { kind, run } of jobHandlers(parts)) {
      const [job] = await jobs.boss.fetch<object>(kind.name, { includeMetadata: true });
      if (!job) continue;
      const outcome = await run(job.data, job.id);
      await jobs.boss.complete(kind.name, job.id, outputOf(job, outcome));
      done += 1;
    }
    return done === 0 ? 0 : done + (await runJobs(at));
  }

  async function mailTo({ email }: Person): Promise<Email[]> {
    const files = await readdir(join(folder, 'mail')).catch(() => []);
    const mails = await Promise.all(
      files.map(async (file) => PostalMime.parse(await readFile(join(folder, 'mail', file)))),
    );
    return mails.filter(({ to }) => to?.some(({ address }) => address === email));
  }

  return {
    /** Its DATA_DIR. */
    folder,
    /** What the app is built from. */
    given: parts,
    app,
    db,
    database,
    settings,
    jobs,
    live,
    troubles,
    i18n,
    person,
    runJobs,
    mailTo,
    ...learningFixtures(db),
    ...peopleFixtures(db),
    ...clientFor(app, db),
  };
}

export type World = Awaited<ReturnType<typeof newWorld>>;
