import { asc } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/organisations/organisations.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { paginateIds } from '#server/platform/data/paginate-ids.ts';
import { paged } from '#server/platform/data/pagination.ts';
import { regions } from '#server/schema/index.ts';
import { organisationListQuery } from './organisation-list-query.ts';
import { readOrganisations } from './read-organisations.ts';

type Query = ValidInput<typeof contract.organisationIndex>['query'];

export async function organisationIndex(
  ctx: ScopedContext,
  { query }: ValidInput<typeof contract.organisationIndex>,
): Promise<Reply<typeof contract.organisationIndex>> {
  return { organisations: await listOrganisations(ctx, '', query) };
}

export async function organisationSearch(
  ctx: ScopedContext,
  { params, query }: ValidInput<typeof contract.organisationSearch>,
): Promise<Reply<typeof contract.organisationSearch>> {
  return { organisations: await listOrganisations(ctx, params.term, query) };
}

async function listOrganisations(
  ctx: ScopedContext,
  term: string,
  { page, per_page, ...filters }: Query,
) {
  const list = organisationListQuery(ctx.scope, term, filters);
  const { total, uuids } = await paginateIds(ctx.db, list, { page, per_page });
  return paged(await readOrganisations(ctx, uuids), total, { page, per_page });
}

/** Clients rely on the order of the entries: by name. */
export async function regionIndex({ db }: Context): Promise<Reply<typeof contract.regionIndex>> {
  const rows = await db.select().from(regions).orderBy(asc(regions.name));
  return { regions: Object.fromEntries(rows.map(({ uuid, name }) => [uuid, name])) };
}
