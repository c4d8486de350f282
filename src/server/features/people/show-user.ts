import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { showUser as contract } from '#contract/people/people.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { readUser } from './list/read-users.ts';
import { elsewhereAmong } from './lock-own-person.ts';

/** One person, and whether their account is more than the caller's organisations may change. */
export async function showUser(
  ctx: ScopedContext,
  { params }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const user = await readUser(ctx, params.uuid);
  const elsewhere = await elsewhereAmong(ctx, [user.uuid]);
  return { user: elsewhere.has(user.uuid) ? { ...user, also_elsewhere: true } : user };
}
