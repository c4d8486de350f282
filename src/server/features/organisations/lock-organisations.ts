import { asc, getTableColumns } from 'drizzle-orm';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { OrganisationValues } from '#contract/organisations/organisation-fields.ts';
import type { Context } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { organisations } from '#server/schema/index.ts';

export type LockedOrganisation = OrganisationValues & { uuid: string; updatedAt: Date };

/**
 * Holds these organisations until the transaction ends and answers those that exist, as they are
 * now. Always in the same order: whoever changes several holds all of them before the first change.
 */
export function lockOrganisations(
  { db }: Context,
  uuids: readonly string[],
): Promise<LockedOrganisation[]> {
  const { createdAt: _, search: __, ...shown } = getTableColumns(organisations);
  return db
    .select(shown)
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
