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
 * Adds organisations in the caller's transaction, any number at once, to regions that exist. Answers
 * the uuid of each in the order given; null where the code is taken, by another or by an earlier one
 * of these.
 */
export async function createOrganisations(
  ctx: Context,
  given: readonly OrganisationValues[],
): Promise<(string | null)[]> {
  if (given.length === 0) return [];
  const names = await regionNames(ctx);
  const dated = { createdAt: ctx.now, updatedAt: ctx.now };
  // Nothing else of what a caller's object may hold.
  const all = given.map((values) => ({ ...pick(values, organisationKeys), uuid: newUuid() }));
  const inserted = await ctx.db
    .insert(organisations)
    .values(all.map((row) => ({ ...row, ...dated })))
    .onConflictDoNothing()
    .returning({ uuid: organisations.uuid });
  const uuids = new Set(inserted.map(({ uuid }) => uuid));
  await recordEvents(
    ctx,
    all
      .filter(({ uuid }) => uuids.has(uuid))
      .map(({ uuid, ...values }) => ({
        action: 'organisation.stored',
        subjectType: 'organisation',
        subject: uuid,
        after: historyFields(values, names),
      })),
  );
  return all.map(({ uuid }) => (uuids.has(uuid) ? uuid : null));
}
