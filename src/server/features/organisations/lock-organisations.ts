import { asc, getTableColumns } from 'drizzle-orm';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { OrganisationValues } from '#contract/organisations/organisation-fields.ts';
import type { Context } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { organisations } from '#server/schema/index.ts';

export type LockedOrganisation = OrganisationValues & { uuid: string; updatedAt: Date };

/**
 * Locks these organisations until the transaction ends and returns those that exist, as they are
 * now. Always in the same order, so that two transactions never deadlock: lock all that a
 * transaction changes in one call, before the first change.
 */
export function lockOrganisations(
  { db }: Context,
  uuids: readonly string[],
): Promise<LockedOrganisation[]> {
  const { createdAt: _, search: __, ...columns } = getTableColumns(organisations);
  return db
    .select(columns)
    .from(organisations)
    .where(equalsAny(organisations.uuid, uuids))
    .orderBy(asc(organisations.uuid))
    .for('no key update');
}

export async function lockOrganisation(ctx: Context, uuid: string): Promise<LockedOrganisation> {
  const [organisation] = await lockOrganisations(ctx, [uuid]);
  if (!organisation) throw invalid('uuid', invalidSelection('organisation'));
  return organisation;
}
