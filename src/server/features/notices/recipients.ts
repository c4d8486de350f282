import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import {
  groupOf,
  type NoticeGroup,
  type NoticeKind,
  type NoticeMail,
  noticeGroups,
  permissionFor,
  type WorkNotice,
} from '#contract/notices/notice-words.ts';
import { type Permission, permissions, type Role } from '#contract/permissions.ts';
import type { Context } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { isShownAt } from '#server/platform/data/scope.ts';
import { noticeSettings, organisationRoles, reflections, users } from '#server/schema/index.ts';
import { organisationRolesFor } from './audience.ts';

type NoticeSubject = { kind: WorkNotice; reflection?: string; recipient?: string };
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
  const { kind, reflection } = subject;
  const group = groupOf(kind);
  const defaultMail = group ? noticeGroups[group].mail : 'at_once';
  const isAllowed = or(holdsOneOf(rolesWith(permissionFor(kind))), holdsRoleAt(reflection, group));
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

/**
 * A waiting reflection concerns who sent it back and the learner's own mentor, else every mentor who
 * sees it: of the service, or of an organisation it is shown at.
 */
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
  if (mentors.length > 0) return equalsAny(users.uuid, mentors);
  return sql`(${or(holdsOneOf(['mentor']), holdsRoleAt(reflection, groupOf(kind)))})`;
}

/** Those mentors a reflection is meant for who can still review it. */
async function mentorsFor({ db }: Context, reflection: string): Promise<string[]> {
  const isFor = or(
    eq(users.uuid, reflections.returnsTo),
    sql`${users.uuid} = (select own.mentor from present_mentors own
      where own.learner = ${reflections.learner})`,
  );
  const canReview = and(
    users.active,
    or(holdsOneOf(rolesWith('reflections.review')), holdsRoleAt(reflection, 'to_review')),
  );
  const mentors = await db
    .select({ uuid: users.uuid })
    .from(reflections)
    .innerJoin(users, isFor)
    .where(and(eq(reflections.uuid, reflection), canReview));
  return mentors.map(({ uuid }) => uuid);
}

/**
 * By a role at an organisation: where the reflection is shown, or at any for what is about none.
 * Undefined where such roles count for nothing.
 */
function holdsRoleAt(reflection: string | undefined, group: NoticeGroup | undefined) {
  const roles = group ? organisationRolesFor(group) : [];
  if (roles.length === 0) return undefined;
  const isHeld = sql`o."user" = ${users.uuid} and o.ended_at is null
    and o.role = any(${sql.param(roles)}::text[])`;
  if (!reflection) return sql`exists (select from ${organisationRoles} o where ${isHeld})`;
  const written = { learner: sql`f.learner`, area: sql`f.area`, createdAt: sql`f.created_at` };
  return sql`exists (select from ${organisationRoles} o join ${reflections} f on f.uuid = ${reflection}
    where ${isHeld} and ${isShownAt(written, sql`o.organisation`)})`;
}

const rolesWith = (permission: Permission): readonly Role[] => permissions[permission];

const holdsOneOf = (roles: readonly Role[]): SQL => sql`exists (select from user_roles r
  where r."user" = ${users.uuid} and r.role = any(${sql.param(roles)}::text[]))`;
