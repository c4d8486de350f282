import { and, eq, isNull } from 'drizzle-orm';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { organisationWithin } from '#server/platform/data/scope.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { memberships, organisations } from '#server/schema/index.ts';
import {
  addMemberships,
  leavingTime,
  type Members,
  type Membership,
  recordLeaving,
  recordMembershipEvents,
  reopenMemberships,
} from './memberships.ts';
import { lastAdministrators } from './roles/last-administrators.ts';

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
export async function join(
  ctx: Context,
  { undo, ...members }: Members & { undo: boolean },
): Promise<void> {
  const { organisation, users } = members;
  const reopened = undo ? await reopenMemberships(ctx, members) : [];
  const back = new Set(reopened.map(({ user }) => user));
  const others = users.filter((user) => !back.has(user));
  const added = await addMemberships(
    ctx,
    others.map((user) => ({ user, organisation })),
  );
  await recordMembershipEvents(ctx, 'organisation.member-added', [...reopened, ...added]);
}

/** `check` is asked of those who leave, while their roles there still count. */
export async function leave(
  ctx: Context,
  members: Members,
  check?: (left: Membership[]) => Promise<void>,
): Promise<void> {
  const left = await ctx.db
    .update(memberships)
    .set({ leftAt: leavingTime(ctx.now) })
    .where(areMembers(members))
    .returning({ user: memberships.user, organisation: memberships.organisation });
  await check?.(left);
  await recordLeaving(ctx, left);
}
