import { isNull, type SQL, sql } from 'drizzle-orm';
import { recordEvents } from '#server/features/audit/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { auditEvents, memberships, users } from '#server/schema/index.ts';
import { namesIn } from './names.ts';
import { endRolesAt } from './roles/end-role.ts';
import {
  administeredBy,
  type LastAdministrator,
  lastAdministrators,
} from './roles/last-administrators.ts';

export type Membership = { user: string; organisation: string };

/** An organisation, and people whose rows the caller holds if it changes anything. */
export type Members = { organisation: string; users: readonly string[] };

/**
 * Adds people to organisations and returns only the memberships that are new: of two calls that add
 * the same person at once, one returns nothing. Somebody's organisations are listed in the order they
 * joined them, so the order of `added` counts. Whoever comes back joins anew, and the earlier time stays.
 */
export async function addMemberships(ctx: Context, added: Membership[]): Promise<Membership[]> {
  if (added.length === 0) return [];
  const { user, organisation, leftAt } = memberships;
  const rows = added.map((row, position) => ({ ...row, position, joinedAt: ctx.now }));
  return ctx.db
    .insert(memberships)
    .values(rows)
    .onConflictDoNothing({ target: [user, organisation], where: isNull(leftAt) })
    .returning({ user, organisation });
}

/** Nobody leaves before they joined, whatever the clock of another server said then. */
export const leavingTime = (now: Date): SQL =>
  sql`greatest(${memberships.joinedAt}, ${now.toISOString()}::timestamptz)`;

/** How long after leaving it can be taken back. */
const undoHours = 24;

const canBeReopened = (now: Date): SQL =>
  sql`left_at > ${now.toISOString()}::timestamptz - make_interval(hours => ${undoHours})`;

/**
 * That the caller ended somebody's last time at this organisation, and may still undo it: whoever has
 * just left is nobody's of the scope any more. By the history, which says who acted.
 */
export const removedLatelyBy = ({ user, now }: Context, organisation: string): SQL =>
  sql`exists (select from ${memberships} left_lately
    join ${auditEvents} removal on removal.subject = left_lately."user" and removal.at = left_at
    where left_lately."user" = ${users.uuid} and left_lately.organisation = ${organisation}
      and ${canBeReopened(now)} and removal.actor = ${user.uuid}
      and removal.action = 'organisation.member-removed' and removal.subject_type = 'user'
      and removal.after->>'organisation' = ${organisation}
      and not exists (select from ${memberships} later
        where later."user" = left_lately."user" and later.organisation = ${organisation}
          and later.joined_at >= left_lately.left_at))`;

/**
 * Takes the last leaving of these people back, so that they have belonged to the organisation without a
 * gap. Nothing is reopened a day after, or for whoever belongs to it now.
 */
export async function reopenMemberships(
  { db, now }: Context,
  { organisation, users: people }: Members,
): Promise<Membership[]> {
  const { rows } = await db.execute<Membership>(sql`
    update memberships set left_at = null where uuid in (
      select distinct on (last."user") last.uuid from memberships last
      where last."user" = any(${sql.param(people)}::uuid[]) and last.organisation = ${organisation}
      order by last."user", last.left_at desc nulls first)
      and ${canBeReopened(now)}
    returning "user", organisation`);
  return rows;
}

type UserOrganisations = { user: string; organisations: readonly string[] };

/**
 * Makes any number of people belong to exactly these organisations, in the caller's transaction.
 * People and organisations must exist, and the caller has locked the people (`lockPeople`) or just
 * created them. Memberships that stay keep their joining date; new ones follow in the order given.
 */
export async function setMemberships(
  ctx: Context,
  people: readonly UserOrganisations[],
): Promise<void> {
  if (people.length === 0) return;
  const target = membershipsOf(people);
  const userIds = people.map(({ user }) => user);
  const left = await leaveOthers(ctx, userIds, target);
  await recordLeaving(ctx, left);
  await recordMembershipEvents(ctx, 'organisation.member-added', await addMemberships(ctx, target));
}

type Intended = { user: string; organisations?: readonly string[]; isSwitchedOff?: boolean };

/**
 * Who of these people would be missed as the last to administer an organisation: as they would not
 * belong to it any more, or could log in no more. Whoever calls `setMemberships` for people who were
 * there before asks this first, and leaves those out.
 */
export async function lastAdministratorsWithout(
  ctx: Context,
  people: readonly Intended[],
): Promise<LastAdministrator[]> {
  if (people.length === 0) return [];
  const staying = people.flatMap(({ user, organisations }) =>
    organisations ? [{ user, organisations }] : [],
  );
  const off = people.flatMap(({ user, isSwitchedOff }) => (isSwitchedOff ? user : []));
  const places = await Promise.all([leavingOf(ctx, staying), administeredBy(ctx, off)]);
  const order = new Map(people.map(({ user }, index) => [user, index]));
  const orderOf = ({ user }: Membership) => order.get(user) ?? 0;
  const each = new Map(places.flat().map((one) => [`${one.user} ${one.organisation}`, one]));
  return lastAdministrators(
    ctx,
    [...each.values()].toSorted((a, b) => orderOf(a) - orderOf(b)),
  );
}

/** Who would leave what, if they belonged to these organisations alone. */
async function leavingOf(
  { db }: Context,
  people: readonly UserOrganisations[],
): Promise<Membership[]> {
  const { user, organisation } = memberships;
  const userIds = people.map((person) => person.user);
  return db
    .select({ user, organisation })
    .from(memberships)
    .where(notAmong(userIds, membershipsOf(people)));
}

const membershipsOf = (people: readonly UserOrganisations[]): Membership[] =>
  people.flatMap(({ user, organisations }) =>
    [...new Set(organisations)].map((organisation) => ({ user, organisation })),
  );

/** Ends the memberships of these people that are not among those to keep. */
function leaveOthers({ db, now }: Context, userIds: string[], target: Membership[]) {
  const { user, organisation } = memberships;
  return db
    .update(memberships)
    .set({ leftAt: leavingTime(now) })
    .where(notAmong(userIds, target))
    .returning({ user, organisation });
}

/** What these people belong to now, but for the memberships to keep. */
function notAmong(userIds: string[], target: Membership[]): SQL {
  const { user, organisation, leftAt } = memberships;
  return sql`${user} = any(${sql.param(userIds)}::uuid[]) and ${leftAt} is null and not exists (
    select from jsonb_to_recordset(${JSON.stringify(target)}::jsonb)
      as input ("user" uuid, organisation uuid)
    where input."user" = ${user} and input.organisation = ${organisation})`;
}

/** Whoever leaves an organisation has no role there from then on, and gets none back by an undo. */
export async function recordLeaving(ctx: Context, left: Membership[]): Promise<void> {
  await recordMembershipEvents(ctx, 'organisation.member-removed', left);
  await endRolesAt(ctx, left);
}

/** Records each change twice, since people look for it with the organisation and with the person. */
export async function recordMembershipEvents(
  ctx: Context,
  action: 'organisation.member-added' | 'organisation.member-removed',
  changed: Membership[],
): Promise<void> {
  const nameOf = await namesIn(ctx, changed);
  await recordEvents(
    ctx,
    changed.flatMap(({ user, organisation }) => [
      {
        action,
        subjectType: 'organisation',
        subject: organisation,
        after: { user, name: nameOf(user) },
      },
      {
        action,
        subjectType: 'user',
        subject: user,
        after: { organisation, name: nameOf(organisation) },
      },
    ]),
  );
}
