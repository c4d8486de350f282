import type { Input, Reply } from '#contract/endpoint.ts';
import type { storeUser as storing, updateUser as updating } from '#contract/people.ts';
import { alreadyTaken } from '#contract/sentences.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { refuseStale } from '#server/platform/editing.ts';
import { invalid, invalidFields } from '#server/platform/refusal.ts';
import { isTaken } from '#server/platform/refused-by-postgres.ts';
import { changedSinceText } from '#texts/changed-since.ts';
import { changePeople } from './change-people.ts';
import { holdPerson } from './hold-people.ts';
import { openAccounts } from './open-accounts.ts';
import { readUser } from './read-users.ts';

const emailTaken = () => invalid('email', alreadyTaken('email'));

/** Who is stored as not active gets no invitation: its link would lead nowhere. */
export function storeUser(
  ctx: Context,
  { body }: Input<typeof storing>,
): Promise<Reply<typeof storing>> {
  return inTransaction(ctx, async (ctx) => {
    const [uuid] = await openAccounts(ctx, [body]);
    if (!uuid) throw emailTaken();
    return { user: await readUser(ctx, uuid) };
  });
}

export function updateUser(
  ctx: Context,
  { body }: Input<typeof updating>,
): Promise<Reply<typeof updating>> {
  return inTransaction(ctx, async (ctx) => {
    const person = await holdPerson(ctx, body.uuid);
    const current = async () => ({ user: await readUser(ctx, person.uuid) });
    await refuseStale(ctx, changedSinceText.user, person, current);

    const [errors] = await changePeople(ctx, [body]);
    if (errors) throw invalidFields(errors);
    return current();
  }).catch((error) => {
    throw isTaken(error) ? emailTaken() : error;
  });
}
