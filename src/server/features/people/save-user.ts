import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { alreadyTaken, invalidSelection } from '#contract/fields/validation-messages.ts';
import type * as contract from '#contract/people/people.ts';
import { rolesWithinOrganisations } from '#contract/people/roles-to-give.ts';
import type { Role } from '#contract/permissions.ts';
import { message } from '#lib/messages/message.ts';
import { accountErrorsMessages } from '#messages/accounts/account-errors.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { setFirstMentor } from '#server/features/caseload/index.ts';
import { lockOrganisations, setMemberships } from '#server/features/organisations/index.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { isUniqueViolation } from '#server/platform/data/postgres-errors.ts';
import type { Scope } from '#server/platform/data/scope.ts';
import { assertNotStale } from '#server/platform/data/versions.ts';
import { invalid, invalidFields } from '#server/platform/http/api-error.ts';
import { createAccounts } from './accounts/create-accounts.ts';
import { changePeople } from './change-people.ts';
import { readUser } from './list/read-users.ts';
import { lockOwnPerson } from './lock-own-person.ts';
import type { LockedPerson } from './lock-people.ts';
import { isSameEmail } from './rules.ts';

const emailTaken = () => invalid('email', alreadyTaken('email'));

/** Somebody added as inactive gets no invitation: its link would lead nowhere. */
export function storeUser(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract.storeUser>,
): Promise<Reply<typeof contract.storeUser>> {
  return inTransaction(ctx, async (ctx) => {
    const { organisations_list: organisations, mentor_id: mentor, ...account } = body;
    assertWithinScope(ctx.scope, body);
    const [uuid] = await createAccounts(ctx, [account]);
    if (!uuid) throw emailTaken();
    await joinOrganisations(ctx, uuid, organisations);
    if (mentor) await setFirstMentor(ctx, uuid, mentor);
    return { user: await readUser(ctx, uuid) };
  });
}

type NewPerson = ValidInput<typeof contract.storeUser>['body'];

/**
 * Whoever adds people to some organisations alone puts them into one of these, and gives nobody a role
 * of the whole service but that of a learner.
 */
function assertWithinScope(scope: Scope, person: NewPerson): void {
  if ('everything' in scope) return;
  const { organisations_list: wanted, roles } = person;
  const isOwn = wanted.length > 0 && wanted.every((uuid) => scope.organisations.includes(uuid));
  if (!isOwn) throw invalid('organisations_list', invalidSelection('organisation'));
  assertMayGive(roles);
}

function assertMayGive(roles: readonly Role[]): void {
  if (roles.some((role) => !rolesWithinOrganisations.includes(role)))
    throw invalid('roles', invalidSelection('role'));
}

async function joinOrganisations(ctx: Context, user: string, organisations: readonly string[]) {
  const wanted = [...new Set(organisations)];
  const found = await lockOrganisations(ctx, wanted);
  if (found.length < wanted.length)
    throw invalid('organisations_list', invalidSelection('organisation'));
  await setMemberships(ctx, [{ user, organisations: wanted }]);
}

type ChangedPerson = Omit<ValidInput<typeof contract.updateUser>['body'], 'last_administrator'>;

/**
 * Besides their roles, an address that its owner has proved stays: whoever could put their own in its
 * place would log in as them, and read what they wrote before they came.
 */
function assertOrganisationsMay(scope: Scope, from: LockedPerson, to: ChangedPerson): void {
  if ('everything' in scope) return;
  assertMayGive(to.roles ?? []);
  if (from.isVerified && !isSameEmail(from.email, to.email ?? from.email))
    throw invalid('email', message(accountErrorsMessages.provedEmail, { name: from.name }));
}

export function updateUser(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract.updateUser>,
): Promise<Reply<typeof contract.updateUser>> {
  return inTransaction(ctx, async (ctx) => {
    const { last_administrator: isLastSeen, ...change } = body;
    const person = await lockOwnPerson(ctx, body.uuid);
    assertOrganisationsMay(ctx.scope, person, change);
    const current = async () => ({ user: await readUser(ctx, person.uuid) });
    await assertNotStale(ctx, changedSinceMessages.user, person, current);

    const [errors] = await changePeople(ctx, [change], { isLastSeen });
    if (errors) throw invalidFields(errors);
    return current();
  }).catch((error) => {
    throw isUniqueViolation(error) ? emailTaken() : error;
  });
}
