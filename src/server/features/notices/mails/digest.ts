import { lt, type SQL, sql } from 'drizzle-orm';
import { groupNames, noticeGroups } from '#contract/notices/notice-words.ts';
import { permissions } from '#contract/permissions.ts';
import { organisationRolesFor } from '#server/features/notices/audience.ts';
import { mailDigest } from '#server/features/notices/job-kinds.ts';
import type { Db } from '#server/platform/data/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { digestDays } from '#server/schema/index.ts';
import { digestDue } from './digest-time.ts';

type Dependencies = { db: Db; jobs: Jobs };

/**
 * Run every minute or so: queues the day's digests once they are due. Of several nodes, only the one
 * that inserts the day's row queues them, in the same transaction, so that nobody gets two.
 */
export function startDueDigests({ db, jobs }: Dependencies, now: Date): Promise<void> {
  const day = digestDue(now);
  if (!day) return Promise.resolve();
  return db.transaction(async (db) => {
    const inserted = await db
      .insert(digestDays)
      .values({ day, at: now })
      .onConflictDoNothing()
      .returning({ day: digestDays.day });
    if (inserted.length === 0) return;
    const { rows } = await db.execute<{ uuid: string }>(digestRecipients);
    await jobs.addAll(
      { db },
      mailDigest,
      rows.map(({ uuid }) => ({ recipient: uuid, day })),
    );
    await db.delete(digestDays).where(lt(digestDays.day, sql`${day}::date - 30`));
  });
}

/** The default mail setting of each group of notices, for each role that it concerns. */
const groupDefaults: SQL[] = groupNames.flatMap((group) => {
  const { needs, mail } = noticeGroups[group];
  const roles = [...permissions[needs], ...organisationRolesFor(group)];
  return roles.map((role) => sql`(${group}, ${role}, ${mail})`);
});

const digestRecipients = sql`
  select distinct u.uuid from users u
  join (select "user", role from user_roles
    union all select "user", role from organisation_roles where ended_at is null) r
    on r."user" = u.uuid
  join (values ${sql.join(groupDefaults, sql`, `)}) as g (about, role, mail) on g.role = r.role
  left join notice_settings s on s."user" = u.uuid and s.about = g.about
  where u.active and u.email_verified_at is not null and coalesce(s.mail, g.mail) = 'digest'`;
