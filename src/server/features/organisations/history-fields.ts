import { pick } from '#contract/fields/record-fields.ts';
import {
  type OrganisationValues,
  organisationKeys,
} from '#contract/organisations/organisation-fields.ts';
import type { Context } from '#server/platform/data/context.ts';
import { regions } from '#server/schema/index.ts';

/** The names of the regions, by their uuids: a handful. */
export async function regionNames({ db }: Context): Promise<Map<string, string>> {
  const rows = await db.select().from(regions);
  return new Map(rows.map(({ uuid, name }) => [uuid, name]));
}

/** What the history tells of an organisation: its region as people know it. */
export function historyFields(
  organisation: OrganisationValues,
  names: ReadonlyMap<string, string>,
) {
  const { region } = organisation;
  return { ...pick(organisation, organisationKeys), region: names.get(region) ?? region };
}
