import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/subscriptions/subscriptions.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { paginateIds } from '#server/platform/data/paginate-ids.ts';
import { paged } from '#server/platform/data/pagination.ts';
import { readSubscriptions } from './read-subscriptions.ts';
import { subscriptionListQuery } from './subscription-list-query.ts';

type Query = ValidInput<typeof contract.subscriptionIndex>['query'];

export async function subscriptionIndex(
  ctx: ScopedContext,
  { query }: ValidInput<typeof contract.subscriptionIndex>,
): Promise<Reply<typeof contract.subscriptionIndex>> {
  return { subscriptions: await listSubscriptions(ctx, '', query) };
}

export async function subscriptionSearch(
  ctx: ScopedContext,
  { params, query }: ValidInput<typeof contract.subscriptionSearch>,
): Promise<Reply<typeof contract.subscriptionSearch>> {
  return { subscriptions: await listSubscriptions(ctx, params.term, query) };
}

async function listSubscriptions(
  ctx: ScopedContext,
  term: string,
  { page, per_page, ...filters }: Query,
) {
  const list = subscriptionListQuery(ctx.scope, term, filters);
  const { total, uuids } = await paginateIds(ctx.db, list, { page, per_page });
  return paged(await readSubscriptions(ctx, uuids), total, { page, per_page });
}
