import { asc } from 'drizzle-orm';
import type { Input, Reply } from '#contract/endpoint.ts';
import type * as contract from '#contract/organisations.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage } from '#server/platform/cut-page.ts';
import { paged } from '#server/platform/paged.ts';
import { regions } from '#server/schema/index.ts';
import { organisationsList } from './organisations-list.ts';
import { readOrganisations } from './read-organisations.ts';

type Query = Input<typeof contract.organisationIndex>['query'];

export async function organisationIndex(
  ctx: Context,
  { query }: Input<typeof contract.organisationIndex>,
): Promise<Reply<typeof contract.organisationIndex>> {
  return { organisations: await listOrganisations(ctx, '', query) };
}

export async function organisationSearch(
  ctx: Context,
  { params, query }: Input<typeof contract.organisationSearch>,
): Promise<Reply<typeof contract.organisationSearch>> {
  return { organisations: await listOrganisations(ctx, params.term, query) };
}

async function listOrganisations(ctx: Context, term: string, query: Query) {
  const { page, per_page, ...filters } = query;
  const cut = await cutPage(ctx.db, organisationsList(term, filters), { page, per_page });
  return paged(await readOrganisations(ctx, cut.uuids), cut.total, { page, per_page });
}

/** The map's order is the answer's order. */
export async function regionIndex({ db }: Context): Promise<Reply<typeof contract.regionIndex>> {
  const rows = await db.select().from(regions).orderBy(asc(regions.name));
  return { regions: Object.fromEntries(rows.map(({ uuid, name }) => [uuid, name])) };
}
