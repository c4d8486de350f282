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

type NoticeSubject = { kind: NoticeKind; reflection: string; recipient?: string };
type Recipient = { uuid: string; mail: NoticeMail };

/** Whom to notify, and how each wants to be mailed. All of them may see what the notice is about. */
export async function recipientsOf(ctx: Context, subject: NoticeSubject): Promise<Recipient[]> {
  const group = groupOf(subject.kind);
  const ownSetting = and(
    eq(noticeSettings.user, users.uuid),
    group ? eq(noticeSettings.about, group) : sql`false`,
  );
  const isAllowed = holdsOneOf(rolesWith(permissionFor(subject.kind)));
  const rows = await ctx.db
    .select({ uuid: users.uuid, mail: noticeSettings.mail })
    .from(users)
    .leftJoin(noticeSettings, ownSetting)
    .where(
      and(await isConcerned(ctx, subject), isAllowed, users.active, ne(users.uuid, ctx.user.uuid)),
    );
  const defaultMail = group ? noticeGroups[group].mail : 'at_once';
  return rows.map(({ uuid, mail }) => ({ uuid, mail: mail ?? defaultMail }));
}

/** A waiting reflection concerns who sent it back and the learner's own mentor, else every mentor. */
async function isConcerned(
  ctx: Context,
  { kind, recipient, reflection }: NoticeSubject,
): Promise<SQL> {
  if (recipient) return eq(users.uuid, recipient);
  if (kind === 'correction_asked') return holdsOneOf(rolesWith('people.manage'));
  const mentors = await mentorsFor(ctx, reflection);
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
