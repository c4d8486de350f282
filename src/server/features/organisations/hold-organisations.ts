import { asc, getTableColumns } from 'drizzle-orm';
import { noSuch } from '#contract/sentences.ts';
import { isAmong } from '#server/platform/among.ts';
import type { Context } from '#server/platform/context.ts';
import { invalid } from '#server/platform/refusal.ts';
import { organisations } from '#server/schema/index.ts';

export type OrganisationFields = {
  name: string;
  code: string;
  type: 'ece' | 'school';
  email: string;
  phone: string;
  street: string;
  suburb: string;
  city: string;
  /** Its uuid. */
  region: string;
};

export type HeldOrganisation = OrganisationFields & { uuid: string; updatedAt: Date };

/**
 * Holds these organisations until the transaction ends and answers those that exist, as they are
 * now. Always in the same order: whoever changes several holds all of them before the first change.
 */
export function holdOrganisations(
  { db }: Context,
  uuids: readonly string[],
): Promise<HeldOrganisation[]> {
  const { createdAt: _, search: __, ...shown } = getTableColumns(organisations);
  return db
    .select(shown)
    .from(organisations)
    .where(isAmong(organisations.uuid, uuids))
    .orderBy(asc(organisations.uuid))
    .for('no key update');
}

export async function holdOrganisation(ctx: Context, uuid: string): Promise<HeldOrganisation> {
  const [organisation] = await holdOrganisations(ctx, [uuid]);
  if (!organisation) throw invalid('uuid', noSuch('organisation'));
  return organisation;
}
