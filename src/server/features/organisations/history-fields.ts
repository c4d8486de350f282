import type { Context } from '#server/platform/context.ts';
import { regions } from '#server/schema/index.ts';
import type { OrganisationFields } from './lock-organisations.ts';

/** The names of the regions, by their uuids: a handful. */
export async function regionNames({ db }: Context): Promise<Map<string, string>> {
  const rows = await db.select().from(regions);
  return new Map(rows.map(({ uuid, name }) => [uuid, name]));
}

/** What the history tells of an organisation: its region as people know it. */
export function historyFields(
  organisation: OrganisationFields,
  names: ReadonlyMap<string, string>,
) {
  const { name, code, type, email, phone, street, suburb, city, region } = organisation;
  const place = { phone, street, suburb, city, region: names.get(region) ?? region };
  return { name, code, type, email, ...place };
}
