import { pick } from '#contract/fields/record-fields.ts';
import {
  type OrganisationValues,
  organisationKeys,
} from '#contract/organisations/organisation-fields.ts';
import type { Context } from '#server/platform/data/context.ts';
import { regions } from '#server/schema/index.ts';

/** The names of all regions (a handful) by uuid. */
export async function regionNames({ db }: Context): Promise<Map<string, string>> {
  const rows = await db.select().from(regions);
  return new Map(rows.map(({ uuid, name }) => [uuid, name]));
}

/** An organisation as the history records it: with the name of its region, not the uuid. */
export function historyFields(
  organisation: OrganisationValues,
  names: ReadonlyMap<string, string>,
) {
  const { region } = organisation;
  return { ...pick(organisation, organisationKeys), region: names.get(region) ?? region };
}
