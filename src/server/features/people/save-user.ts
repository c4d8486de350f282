import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { alreadyTaken, invalidSelection } from '#contract/fields/validation-messages.ts';
import type * as contract from '#contract/people/people.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { setFirstMentor } from '#server/features/caseload/index.ts';
import { lockOrganisations, setMemberships } from '#server/features/organisations/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { isUniqueViolation } from '#server/platform/data/postgres-errors.ts';
import { assertNotStale } from '#server/platform/data/versions.ts';
import { invalid, invalidFields } from '#server/platform/http/api-error.ts';
import { createAccounts } from './accounts/create-accounts.ts';
import { changePeople } from './change-people.ts';
import { readUser } from './list/read-users.ts';
import { lockPerson } from './lock-people.ts';

const emailTaken = () => invalid('email', alreadyTaken('email'));

/** Somebody added as inactive gets no invitation: its link would lead nowhere. */
export function storeUser(
  ctx: Context,
  { body }: ValidInput<typeof contract.storeUser>,
): Promise<Reply<typeof contract.storeUser>> {
  return inTransaction(ctx, async (ctx) => {
    const { organisations_list: organisations, mentor_id: mentor, ...account } = body;
    const [uuid] = await createAccounts(ctx, [account]);
    if (!uuid) throw emailTaken();
    if (mentor) await setFirstMentor(ctx, uuid, mentor);
    await joinOrganisations(ctx, uuid, organisations);
    return { user: await readUser(ctx, uuid) };
  });
}

async function joinOrganisations(ctx: Context, user: string, organisations: readonly string[]) {
  const wanted = [...new Set(organisations)];
  const found = await lockOrganisations(ctx, wanted);
  if (found.length < wanted.length)
    throw invalid('organisations_list', invalidSelection('organisation'));
  await setMemberships(ctx, [{ user, organisations: wanted }]);
}

export function updateUser(
  ctx: Context,
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
