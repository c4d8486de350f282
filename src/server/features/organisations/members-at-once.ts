import { and, eq, isNull, sql } from 'drizzle-orm';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { organisationWithin } from '#server/platform/data/scope.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { memberships, organisations } from '#server/schema/index.ts';
import {
  addMemberships,
  leavingTime,
  type Membership,
  recordLeaving,
  recordMembershipEvents,
  reopenMembership,
} from './memberships.ts';
import { lastAdministrators } from './roles/last-administrators.ts';

/** An organisation of the scope, and several people whose rows the caller holds if it changes anything. */
type Members = { organisation: string; users: readonly string[] };

export async function assertOrganisation({ db, scope }: ScopedContext, uuid: string) {
  const isTheirs = and(eq(organisations.uuid, uuid), organisationWithin(scope, organisations.uuid));
  if ((await db.$count(organisations, isTheirs)) === 0)
    throw invalid('organisation', invalidSelection('organisation'));
}

const areMembers = ({ organisation, users }: Members) =>
  and(
    equalsAny(memberships.user, users),
    eq(memberships.organisation, organisation),
    isNull(memberships.leftAt),
  );

/** Those of these people who belong to it now. */
export async function membersAmong({ db }: Context, members: Members): Promise<Set<string>> {
  const rows = await db
    .select({ user: memberships.user })
    .from(memberships)
    .where(areMembers(members));
  return new Set(rows.map(({ user }) => user));
}

/** Those without whom nobody would administer it any more, if all of these left. */
export async function lastToAdminister(ctx: Context, { organisation, users }: Members) {
  const last = await lastAdministrators(
    ctx,
    users.map((user) => ({ user, organisation })),
  );
  return new Set(last.map(({ user }) => user));
}

/** `undo`: who has just left belongs to it without a gap. */
export async function joinAtOnce(
  ctx: Context,
  { organisation, users, undo }: Members & { undo: boolean },
): Promise<void> {
  const wanted = users.map((user) => ({ user, organisation }));
  const reopened: Membership[] = [];
  if (undo) for (const one of wanted) reopened.push(...(await reopenMembership(ctx, one)));
  const back = new Set(reopened.map(({ user }) => user));
  const added = await addMemberships(
    ctx,
    wanted.filter(({ user }) => !back.has(user)),
  );
  await recordMembershipEvents(ctx, 'organisation.member-added', [...reopened, ...added]);
}

export async function leaveAtOnce(ctx: Context, members: Members): Promise<void> {
  const left = await ctx.db
    .update(memberships)
    .set({ leftAt: leavingTime(ctx.now) })
    .where(areMembers(members))
    .returning({ user: memberships.user, organisation: memberships.organisation });
  await recordLeaving(ctx, left);
}

/** How many learners each of these people mentors by a role at this organisation alone. */
export async function mentoredOnlyAt(
  { db }: Context,
  { organisation, users }: Members,
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ mentor: string; learners: number }>(sql`
    select p.mentor, count(*)::int as learners from present_mentors p
    where p.mentor = any(${sql.param(users)}::uuid[])
      and not exists (select from user_roles r
        where r."user" = p.mentor and r.role in ('mentor', 'admin'))
      and not exists (select from organisation_roles o join memberships m
          on m.organisation = o.organisation and m.left_at is null and m."user" = p.learner
        where o."user" = p.mentor and o.role = 'organisation_mentor' and o.ended_at is null
          and o.organisation <> ${organisation})
    group by p.mentor`);
  return new Map(rows.map(({ mentor, learners }) => [mentor, learners]));
}
