import type { Input, Reply } from '#contract/endpoint.ts';
import type * as contract from '#contract/people.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage } from '#server/platform/cut-page.ts';
import { paged } from '#server/platform/paged.ts';
import { readUsers } from './read-users.ts';
import { usersList } from './users-list.ts';

type Query = Input<typeof contract.userIndex>['query'];

export async function userIndex(
  ctx: Context,
  { query }: Input<typeof contract.userIndex>,
): Promise<Reply<typeof contract.userIndex>> {
  return { users: await listUsers(ctx, '', query) };
}

export async function userSearch(
  ctx: Context,
  { params, query }: Input<typeof contract.userSearch>,
): Promise<Reply<typeof contract.userSearch>> {
  return { users: await listUsers(ctx, params.term, query) };
}

async function listUsers(ctx: Context, term: string, { page, per_page, ...filters }: Query) {
  const { total, uuids } = await cutPage(ctx.db, usersList(term, filters), { page, per_page });
  return paged(await readUsers(ctx, uuids), total, { page, per_page });
}
