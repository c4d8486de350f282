import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { alreadyTaken, invalidSelection } from '#contract/fields/validation-messages.ts';
import type * as contract from '#contract/people/people.ts';
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
import { lockPerson } from './lock-people.ts';

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
    if (mentor) await setFirstMentor(ctx, uuid, mentor);
    await joinOrganisations(ctx, uuid, organisations);
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
  const { organisations_list: wanted, roles, mentor_id } = person;
  const isOwn = wanted.length > 0 && wanted.every((uuid) => scope.organisations.includes(uuid));
  if (!isOwn) throw invalid('organisations_list', invalidSelection('organisation'));
  if (roles.some((role) => role !== 'independent_learner'))
    throw invalid('roles', invalidSelection('role'));
  if (mentor_id) throw invalid('mentor_id', invalidSelection('mentor'));
}

async function joinOrganisations(ctx: Context, user: string, organisations: readonly string[]) {
  const wanted = [...new Set(organisations)];
  const found = await lockOrganisations(ctx, wanted);
  if (found.length < wanted.length)
    throw invalid('organisations_list', invalidSelection('organisation'));
  await setMemberships(ctx, [{ user, organisations: wanted }]);
}

export function updateUser(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract.updateUser>,
): Promise<Reply<typeof contract.updateUser>> {
  return inTransaction(ctx, async (ctx) => {
    const person = await lockPerson(ctx, body.uuid);
    const current = async () => ({ user: await readUser(ctx, person.uuid) });
    await assertNotStale(ctx, changedSinceMessages.user, person, current);

    const [errors] = await changePeople(ctx, [body]);
    if (errors) throw invalidFields(errors);
    return current();
  }).catch((error) => {
    throw isUniqueViolation(error) ? emailTaken() : error;
  });
}
