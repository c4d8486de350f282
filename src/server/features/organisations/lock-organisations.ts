import { asc, getTableColumns } from 'drizzle-orm';
import type { OrganisationValues } from '#contract/organisation-fields.ts';
import { invalidSelection } from '#contract/validation-messages.ts';
import { invalid } from '#server/platform/api-error.ts';
import type { Context } from '#server/platform/context.ts';
import { equalsAny } from '#server/platform/equals-any.ts';
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
