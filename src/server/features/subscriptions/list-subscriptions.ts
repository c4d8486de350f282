import type { Input, Reply } from '#contract/endpoint.ts';
import type * as contract from '#contract/subscriptions.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage } from '#server/platform/cut-page.ts';
import { paged } from '#server/platform/paged.ts';
import { readSubscriptions } from './read-subscriptions.ts';
import { subscriptionsList } from './subscriptions-list.ts';

type Query = Input<typeof contract.subscriptionIndex>['query'];

export async function subscriptionIndex(
  ctx: Context,
  { query }: Input<typeof contract.subscriptionIndex>,
): Promise<Reply<typeof contract.subscriptionIndex>> {
  return { subscriptions: await listSubscriptions(ctx, '', query) };
}

export async function subscriptionSearch(
  ctx: Context,
  { params, query }: Input<typeof contract.subscriptionSearch>,
): Promise<Reply<typeof contract.subscriptionSearch>> {
  return { subscriptions: await listSubscriptions(ctx, params.term, query) };
}

async function listSubscriptions(
  ctx: Context,
  term: string,
  { page, per_page, ...filters }: Query,
) {
  const list = subscriptionsList(term, filters);
  const { total, uuids } = await cutPage(ctx.db, list, { page, per_page });
  return paged(await readSubscriptions(ctx, uuids), total, { page, per_page });
}
