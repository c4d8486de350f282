import { v7 as newUuid } from 'uuid';
import { pick } from '#contract/fields/record-fields.ts';
import {
  type OrganisationValues,
  organisationKeys,
} from '#contract/organisations/organisation-fields.ts';
import { recordEvents } from '#server/features/audit/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { organisations } from '#server/schema/index.ts';
import { historyFields, regionNames } from './history-fields.ts';

/**
 * Adds any number of organisations at once in the caller's transaction. Their regions must exist.
 * Returns the uuid of each in the order of `organisationValues`; null where the code is taken, by an
 * existing organisation or by an earlier one of these.
 */
export async function createOrganisations(
  ctx: Context,
  organisationValues: readonly OrganisationValues[],
): Promise<(string | null)[]> {
  if (organisationValues.length === 0) return [];
  const regions = await regionNames(ctx);
  const timestamps = { createdAt: ctx.now, updatedAt: ctx.now };
  const rows = organisationValues.map((values) => ({
    ...pick(values, organisationKeys),
    uuid: newUuid(),
  }));
  const inserted = await ctx.db
    .insert(organisations)
    .values(rows.map((row) => ({ ...row, ...timestamps })))
    .onConflictDoNothing()
    .returning({ uuid: organisations.uuid });
  const insertedIds = new Set(inserted.map(({ uuid }) => uuid));
  await recordEvents(
    ctx,
    rows
      .filter(({ uuid }) => insertedIds.has(uuid))
      .map(({ uuid, ...values }) => ({
        action: 'organisation.stored',
        subjectType: 'organisation',
        subject: uuid,
        after: historyFields(values, regions),
      })),
  );
  return rows.map(({ uuid }) => (insertedIds.has(uuid) ? uuid : null));
}
