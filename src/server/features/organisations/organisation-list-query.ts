import { and, eq } from 'drizzle-orm';
import type { ValidInput } from '#contract/endpoint.ts';
import type { organisationIndex } from '#contract/organisations/organisations.ts';
import type { ListQuery } from '#server/platform/data/paginate-ids.ts';
import { organisationWithin, type Scope } from '#server/platform/data/scope.ts';
import { matches } from '#server/platform/data/search.ts';
import { collated } from '#server/schema/columns.ts';
import { organisations } from '#server/schema/index.ts';

export type OrganisationFilters = Omit<
  ValidInput<typeof organisationIndex>['query'],
  'page' | 'per_page'
>;

/** The organisations of the scope whose name or code contains the term and that match the filters. */
export function organisationListQuery(
  scope: Scope,
  term: string,
  filters: OrganisationFilters,
): ListQuery {
  const { type, region, sort = 'name' } = filters;
  const column = sort.replace('-', '') as keyof typeof sorts;
  return {
    table: organisations,
    storedTotal: 'organisations',
    uuid: organisations.uuid,
    where: and(
      organisationWithin(scope, organisations.uuid),
      matches(organisations.search, term),
      type && eq(organisations.type, type),
      region === undefined ? undefined : eq(organisations.region, region),
    ),
    by: sorts[column],
    descending: sort.startsWith('-'),
  };
}

const sorts = {
  name: organisations.name,
  code: collated(organisations.code),
  city: collated(organisations.city),
};
