import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { rolesWithinOrganisations } from '#contract/people/roles-to-give.ts';
import type {
  applyUserAction as applying,
  previewUserAction as preview,
  UserOutcome,
} from '#contract/people/user-actions.ts';
import type { Role } from '#contract/permissions.ts';
import { message } from '#lib/messages/message.ts';
import { accountErrorsMessages } from '#messages/accounts/account-errors.ts';
import { fieldsMessages } from '#messages/shared/fields.ts';
import { validationMessages } from '#messages/shared/validation.ts';
import {
  countLearnersLeft,
  lastAdministratorsWithout,
} from '#server/features/organisations/index.ts';
import { invitePeople } from '#server/features/people/accounts/invite-people.ts';
import { changePeople } from '#server/features/people/change-people.ts';
import { elsewhereAmong } from '#server/features/people/lock-own-person.ts';
import { type LockedPerson, lockPeople, readPeople } from '#server/features/people/lock-people.ts';
import { inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { invalid, invalidFields } from '#server/platform/http/api-error.ts';
import {
  changeMemberships,
  type MembershipChange,
  mayComeBack,
  membershipChange,
  membershipOutcomes,
} from './membership-actions.ts';
import { selectedPeople, stillSelected } from './selected-people.ts';
import {
  type Action,
  choosesPassword,
  endingOf,
  outcomeFor,
  rightsAfter,
} from './user-action-rules.ts';

type Outcomes = Reply<typeof applying>['outcomes'];
type What = { action: Action; role?: Role | undefined; organisation?: string | undefined };

/** What `applyUserAction` would do to each of these people, as things stand now. */
export async function previewUserAction(
  ctx: ScopedContext,
  { body }: ValidInput<typeof preview>,
): Promise<Reply<typeof preview>> {
  assertRole(ctx, body);
  const change = await membershipChange(ctx, body);
  const people = await readPeople(ctx, await selectedPeople(ctx, body));
  return { outcomes: await outcomesFor(ctx, body, people, change) };
}

/**
 * Acts on all of them or, where their number is no longer the one that was agreed to, on nobody. Each
 * change obeys the rules for a single person: `changePeople` has the last word.
 */
export function applyUserAction(
  ctx: ScopedContext,
  { body }: ValidInput<typeof applying>,
): Promise<Reply<typeof applying>> {
  assertRole(ctx, body);
  return inTransaction(ctx, async (ctx) => {
    const change = await membershipChange(ctx, body);
    const orElse = change && mayComeBack(ctx, change);
    const locked = await lockPeople(ctx, await selectedPeople(ctx, body, orElse));
    // Others may have changed somebody while this one waited for the locks.
    const selected = await stillSelected(ctx, body, orElse);
    const people = locked.filter(({ uuid }) => selected.has(uuid));
    const planned = await outcomesFor(ctx, body, people, change);
    const done = await apply(ctx, { ...body, change }, people, planned);
    const count = done.filter(({ outcome }) => outcome === 'done').length;
    const { expected = count } = body;
    if (count !== expected) {
      throw invalid('expected', message(accountErrorsMessages.otherNumber, { count, expected }));
    }
    return { outcomes: done };
  });
}

/** Whoever acts on people of some organisations alone makes learners of them, and nothing else. */
function assertRole({ scope }: ScopedContext, { action, role }: What): void {
  if (role === undefined && (action === 'give_role' || action === 'take_role')) {
    throw invalid('role', message(validationMessages.required, { field: fieldsMessages.role }));
  }
  if (!('everything' in scope) && role !== undefined && !rolesWithinOrganisations.includes(role))
    throw invalid('role', invalidSelection('role'));
}

async function outcomesFor(
  ctx: ScopedContext,
  { action, role }: What,
  people: readonly LockedPerson[],
  change: MembershipChange | undefined,
): Promise<Outcomes> {
  const byName = (a: UserOutcome, b: UserOutcome) => a.name.localeCompare(b.name);
  if (change) return (await membershipOutcomes(ctx, change, people)).toSorted(byName);
  const isOut = await outOfReach(ctx, action, people);
  const planned = people.map((person) => ({
    person,
    outcome:
      isOut.get(person.uuid) ??
      outcomeFor(action, role, { person, isOneself: person.uuid === ctx.user.uuid }),
  }));
  const changed = planned.filter(({ outcome }) => outcome === 'done');
  const endings = changed.flatMap(({ person }) => endingOf(action, role, person) ?? []);
  const learners = await countLearnersLeft(ctx, endings);
  return planned
    .map(({ person, outcome }) => ({
      uuid: person.uuid,
      name: person.name,
      outcome,
      chooses_password: !isOut.has(person.uuid) && choosesPassword(action, role, person),
      learners: learners.get(person.uuid) ?? 0,
    }))
    .toSorted(byName);
}

/**
 * Those on whom the caller does not act among many: who belongs elsewhere too or has a role of the
 * service, and without whom an organisation would have nobody to administer it, which asks for a
 * decision of its own. To be assigned learning nobody's account is changed.
 */
async function outOfReach(ctx: ScopedContext, action: Action, people: readonly LockedPerson[]) {
  const isOut = new Map<string, 'elsewhere' | 'of_service' | 'last_at_organisation'>();
  if (action === 'assign_learning') return isOut;
  const uuids = people.map(({ uuid }) => uuid);
  for (const [uuid, why] of await elsewhereAmong(ctx, uuids))
    isOut.set(uuid, why === accountErrorsMessages.ofService ? 'of_service' : 'elsewhere');
  if (action !== 'switch_off') return isOut;
  const off = people.filter(
    ({ uuid, active }) => active && !isOut.has(uuid) && uuid !== ctx.user.uuid,
  );
  const switchedOff = off.map(({ uuid: user }) => ({ user, isSwitchedOff: true }));
  for (const { user } of await lastAdministratorsWithout(ctx, switchedOff))
    isOut.set(user, 'last_at_organisation');
  return isOut;
}

async function apply(
  ctx: ScopedContext,
  { action, role, change }: What & { change: MembershipChange | undefined },
  people: readonly LockedPerson[],
  planned: Outcomes,
): Promise<Outcomes> {
  const chosen = new Set(planned.flatMap(({ uuid, outcome }) => (outcome === 'done' ? uuid : [])));
  const acted = people.filter(({ uuid }) => chosen.has(uuid));
  const uuids = acted.map(({ uuid }) => uuid);
  if (change) await changeMemberships(ctx, change, uuids);
  if (action === 'invite') await invitePeople(ctx, uuids);
  if (change || action === 'invite') return planned;
  const changes = acted.map((person) => ({
    uuid: person.uuid,
    ...rightsAfter(action, role, person),
  }));
  const errors = await changePeople(ctx, changes);
  const tooFew = errors.find((one) => one?.administrators);
  // Who of them stays is for the administrator to decide.
  if (tooFew) throw invalidFields(tooFew);
  const refused = new Set(changes.flatMap(({ uuid }, index) => (errors[index] ? uuid : [])));
  return planned.map((one) =>
    refused.has(one.uuid) ? { ...one, outcome: 'last_administrator', learners: 0 } : one,
  );
}
