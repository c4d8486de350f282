import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import {
  groupOf,
  type NoticeKind,
  type NoticeMail,
  noticeGroups,
  permissionFor,
} from '#contract/notices/notice-words.ts';
import { type Permission, permissions, type Role } from '#contract/permissions.ts';
import type { Context } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { noticeSettings, reflections, users } from '#server/schema/index.ts';

type NoticeSubject = { kind: NoticeKind; reflection?: string; recipient?: string };
type Recipient = { uuid: string; kind: NoticeKind; mail: NoticeMail };

/**
 * Whom to notify of what, and how each wants to be mailed. All of them may see what the notice is
 * about. `alongside` is a change that is made by the same statement.
 */
export async function recipientsOf(
  ctx: Context,
  subjects: readonly NoticeSubject[],
  alongside: SQL | undefined,
): Promise<Recipient[]> {
  const found = await Promise.all(subjects.map((subject) => selectRecipients(ctx, subject)));
  const change = alongside ? sql`with change as (${alongside})` : sql``;
  const { rows } = await ctx.db.execute<Recipient>(
    sql`${change} ${sql.join(found, sql` union all `)}`,
  );
  return rows;
}

async function selectRecipients(ctx: Context, subject: NoticeSubject): Promise<SQL> {
  const { kind } = subject;
  const group = groupOf(kind);
  const defaultMail = group ? noticeGroups[group].mail : 'at_once';
  const isAllowed = holdsOneOf(rolesWith(permissionFor(kind)));
  const isRecipient = and(
    await isConcerned(ctx, subject),
    isAllowed,
    users.active,
    ne(users.uuid, ctx.user.uuid),
  );
  return sql`select ${users.uuid}, ${kind}::text as kind,
      coalesce(${noticeSettings.mail}, ${defaultMail}) as mail
    from ${users} left join ${noticeSettings}
      on ${noticeSettings.user} = ${users.uuid} and ${noticeSettings.about} = ${group ?? null}
    where ${isRecipient}`;
}

/** A waiting reflection concerns who sent it back and the learner's own mentor, else every mentor. */
async function isConcerned(
  ctx: Context,
  { kind, recipient, reflection }: NoticeSubject,
): Promise<SQL> {
  if (recipient) return eq(users.uuid, recipient);
  // As below, not administrators, who may approve too.
  if (kind === 'phrase_proposed') return holdsOneOf(['learning_designer']);
  if (kind === 'correction_asked') return holdsOneOf(rolesWith('people.manage'));
  const mentors = reflection ? await mentorsFor(ctx, reflection) : [];
  // Not administrators, who may review too: they would be notified of everything.
  return mentors.length > 0 ? equalsAny(users.uuid, mentors) : holdsOneOf(['mentor']);
}

/** Those mentors a reflection is meant for who can still review it. */
async function mentorsFor({ db }: Context, reflection: string): Promise<string[]> {
  const isFor = or(
    eq(users.uuid, reflections.returnsTo),
    sql`${users.uuid} = (select own.mentor from present_mentors own
      where own.learner = ${reflections.learner})`,
  );
  const canReview = and(users.active, holdsOneOf(rolesWith('reflections.review')));
  const mentors = await db
    .select({ uuid: users.uuid })
    .from(reflections)
    .innerJoin(users, isFor)
    .where(and(eq(reflections.uuid, reflection), canReview));
  return mentors.map(({ uuid }) => uuid);
}

const rolesWith = (permission: Permission): readonly Role[] => permissions[permission];

const holdsOneOf = (roles: readonly Role[]): SQL => sql`exists (select from user_roles r
  where r."user" = ${users.uuid} and r.role = any(${sql.param(roles)}::text[]))`;
