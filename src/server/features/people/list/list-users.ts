import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/people/people.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { paginateIds } from '#server/platform/data/paginate-ids.ts';
import { paged } from '#server/platform/data/pagination.ts';
import { readUsers } from './read-users.ts';
import { userListQuery } from './user-list-query.ts';

type Query = ValidInput<typeof contract.userIndex>['query'];

export async function userIndex(
  ctx: ScopedContext,
  { query }: ValidInput<typeof contract.userIndex>,
): Promise<Reply<typeof contract.userIndex>> {
  return { users: await listUsers(ctx, '', query) };
}

export async function userSearch(
  ctx: ScopedContext,
  { params, query }: ValidInput<typeof contract.userSearch>,
): Promise<Reply<typeof contract.userSearch>> {
  return { users: await listUsers(ctx, params.term, query) };
}

async function listUsers(ctx: ScopedContext, term: string, { page, per_page, ...filters }: Query) {
  const { total, uuids } = await paginateIds(ctx.db, userListQuery(ctx.scope, term, filters), {
    page,
    per_page,
  });
  return paged(await readUsers(ctx, uuids), total, { page, per_page });
}
