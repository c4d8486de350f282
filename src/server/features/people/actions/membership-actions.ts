import type { SQL } from 'drizzle-orm';
import type { UserOutcome } from '#contract/people/user-actions.ts';
import { type MembershipAction, membershipActions } from '#contract/people/user-actions.ts';
import { message } from '#lib/messages/message.ts';
import { fieldsMessages } from '#messages/shared/fields.ts';
import { validationMessages } from '#messages/shared/validation.ts';
import {
  assertOrganisation,
  countLearnersLeft,
  join,
  lastToAdminister,
  leave,
  membersAmong,
  removedLatelyBy,
} from '#server/features/organisations/index.ts';
import type { LockedPerson } from '#server/features/people/lock-people.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import type { Action } from './user-action-rules.ts';

type What = { action: Action; organisation?: string | undefined; undo?: boolean };

export type MembershipChange = { action: MembershipAction; organisation: string; undo: boolean };

const isMembershipAction = (action: Action): action is MembershipAction =>
  membershipActions.some((one) => one === action);

/** What is done about an organisation, which is one of the caller's; undefined for other actions. */
export async function membershipChange(
  ctx: ScopedContext,
  { action, organisation, undo = false }: What,
): Promise<MembershipChange | undefined> {
  if (organisation !== undefined) await assertOrganisation(ctx, organisation);
  if (!isMembershipAction(action)) return undefined;
  if (organisation === undefined) {
    const values = { field: fieldsMessages.organisation };
    throw invalid('organisation', message(validationMessages.required, values));
  }
  return { action, organisation, undo };
}

/** Whom the caller has just removed, and takes back: they are not of their scope meanwhile. */
export const mayComeBack = (
  ctx: Context,
  { action, organisation, undo }: MembershipChange,
): SQL | undefined =>
  undo && action === 'add_to_organisation' ? removedLatelyBy(ctx, organisation) : undefined;

/**
 * An account stays as it is, so that who belongs elsewhere too is not left out, as where one person is
 * added. Nobody is the last to administer an organisation and leaves it among many.
 */
export async function membershipOutcomes(
  ctx: Context,
  { action, organisation }: MembershipChange,
  people: readonly LockedPerson[],
): Promise<UserOutcome[]> {
  const users = people.map(({ uuid }) => uuid);
  const belong = await membersAmong(ctx, { organisation, users });
  const isLeaving = action === 'remove_from_organisation';
  const leaving = isLeaving ? users.filter((uuid) => belong.has(uuid)) : [];
  const last = await lastToAdminister(ctx, { organisation, users: leaving });
  const endings = leaving
    .filter((uuid) => !last.has(uuid))
    .map((person) => ({ person, organisations: [organisation] }));
  const learners = await countLearnersLeft(ctx, endings);
  return people.map(({ uuid, name }) => ({
    uuid,
    name,
    outcome:
      belong.has(uuid) !== isLeaving ? 'already' : last.has(uuid) ? 'last_at_organisation' : 'done',
    chooses_password: false,
    learners: learners.get(uuid) ?? 0,
  }));
}

export async function changeMemberships(
  ctx: Context,
  { action, organisation, undo }: MembershipChange,
  users: readonly string[],
): Promise<void> {
  if (action === 'add_to_organisation') await join(ctx, { organisation, users, undo });
  else await leave(ctx, { organisation, users });
}
