import { v7 as newUuid } from 'uuid';
import { recordEvents } from '#server/features/audit/index.ts';
import type { Context } from '#server/platform/context.ts';
import { organisations } from '#server/schema/index.ts';
import { historyFields, regionNames } from './history-fields.ts';
import type { OrganisationFields } from './lock-organisations.ts';

/**
 * Adds organisations in the caller's transaction, any number at once, to regions that exist. Answers
 * the uuid of each in the order given; null where the code is taken, by another or by an earlier one
 * of these.
 */
export async function createOrganisations(
  ctx: Context,
  given: readonly OrganisationFields[],
): Promise<(string | null)[]> {
  if (given.length === 0) return [];
  const names = await regionNames(ctx);
  const dated = { createdAt: ctx.now, updatedAt: ctx.now };
  const all = given.map((fields) => ({ ...columnsOf(fields), uuid: newUuid() }));
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
      .map(({ uuid, ...fields }) => ({
        action: 'organisation.stored',
        subjectType: 'organisation',
        subject: uuid,
        after: historyFields(fields, names),
      })),
  );
  return all.map(({ uuid }) => (uuids.has(uuid) ? uuid : null));
}

/** Nothing else of what a caller's object may hold. */
function columnsOf(fields: OrganisationFields): OrganisationFields {
  const { name, code, type, email, phone, street, suburb, city, region } = fields;
  return { name, code, type, email, phone, street, suburb, city, region };
}
