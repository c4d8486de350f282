import { sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import { endpoints, schemasOf } from '#contract/endpoints.ts';
import type { systemFacts as contract } from '#contract/system/overview.ts';
import type { Archive } from '#lib/embedded-postgres/index.ts';
import { archiveFacts, backupFacts } from '#server/features/backups/index.ts';
import { reasonOf } from '#server/features/failed-jobs/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { countJobs, type JobKind } from '#server/platform/jobs/jobs.ts';
import { readMailFailure } from '#server/platform/jobs/mail-failure.ts';
import { maintenance } from '#server/schema/index.ts';
import packageJson from '../../../../package.json' with { type: 'json' };

type Facts = Reply<typeof contract>;

type Installation = {
  mail: Facts['system']['mail'];
  jobKinds: readonly JobKind<object>[];
  archive: Archive | null;
  /** When this process makes its backups, such as 02:30. */
  backupsAt: string | undefined;
};

/** The versions that run, the state of jobs, mail and maintenance, and every call of the contract. */
export async function systemFacts(
  { db, now, site }: Context,
  { mail, jobKinds, archive, backupsAt }: Installation,
): Promise<Facts> {
  const [version, failure, jobs, maintenanceRows, backups, archived] = await Promise.all([
    db.execute<{ server_version: string }>(sql`show server_version`),
    readMailFailure(db, jobKinds),
    countJobs(db),
    db.$count(maintenance),
    backupFacts(db, { now, dailyAt: backupsAt }),
    archiveFacts(db, archive),
  ]);
  return {
    system: {
      version: packageJson.version,
      environment: site.environment,
      started_at: new Date(Date.now() - process.uptime() * 1_000),
      postgres: version.rows[0]?.server_version ?? '',
      mail,
      mail_failure: failure && { at: failure.at, reason: reasonOf(failure.output) },
      jobs,
      maintenance: maintenanceRows > 0,
      backups: { ...backups, archive: archived },
    },
    calls: endpoints.map((endpoint) => {
      const { method, path, allow } = endpoint;
      return { method, path, summary: schemasOf(endpoint).summary, allow };
    }),
  };
}
