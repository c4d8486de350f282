import { sql } from 'drizzle-orm';
import { alreadyTaken, invalidSelection } from '#contract/fields/validation-messages.ts';
import {
  type OrganisationValues,
  organisationKeys,
} from '#contract/organisations/organisation-fields.ts';
import { recordEvents } from '#server/features/audit/index.ts';
import { changedFields } from '#server/platform/data/changed-fields.ts';
import type { Context } from '#server/platform/data/context.ts';
import { jsonRows, jsonValues } from '#server/platform/data/json-rows.ts';
import { nextVersion } from '#server/platform/data/versions.ts';
import type { FieldErrors } from '#server/platform/http/api-error.ts';
import { organisations } from '#server/schema/index.ts';
import { historyFields, regionNames } from './history-fields.ts';
import { type LockedOrganisation, lockOrganisations } from './lock-organisations.ts';

/** Fields left out keep their value. */
type OrganisationChange = { uuid: string } & Partial<OrganisationValues>;

/**
 * Changes any number of organisations at once in the caller's transaction, each at most once, and
 * records it in the history. Returns the errors of each change in the order of `changes`; undefined
 * where it was applied, or changes nothing.
 */
export async function changeOrganisations(
  ctx: Context,
  changes: readonly OrganisationChange[],
): Promise<(FieldErrors | undefined)[]> {
  const uuids = changes.map(({ uuid }) => uuid);
  const locked = await lockOrganisations(ctx, uuids);
  const organisationsById = new Map(locked.map((row) => [row.uuid, row]));
  const regions = await regionNames(ctx);
  const isTaken = await codesTaken(ctx, changes);

  const updates: Update[] = [];
  const results = changes.map(({ uuid, ...values }): FieldErrors | undefined => {
    const from = organisationsById.get(uuid.toLowerCase());
    if (!from) return { uuid: [invalidSelection('organisation')] };
    const errors = {
      ...(isTaken.has(from.uuid) && { code: [alreadyTaken('code')] }),
      ...(values.region && !regions.has(values.region.toLowerCase()) && unknownRegion),
    };
    if (Object.keys(errors).length > 0) return errors;
    const region = (values.region ?? from.region).toLowerCase();
    updates.push({ from, to: { ...from, ...values, region } });
    return undefined;
  });
  await applyUpdates(ctx, updates, regions);
  return results;
}

export const unknownRegion = { region: [invalidSelection('region')] };

type Update = { from: LockedOrganisation; to: LockedOrganisation };

/** Organisations whose new code another one has. The unique index catches what comes in between. */
async function codesTaken({ db }: Context, changes: readonly OrganisationChange[]) {
  const newCodes = changes.flatMap(({ uuid, code }) =>
    code === undefined ? [] : [{ uuid, code }],
  );
  if (newCodes.length === 0) return new Set<string>();
  const { rows } = await db.execute<{ uuid: string }>(sql`
    select input.uuid from jsonb_to_recordset(${JSON.stringify(newCodes)}::jsonb)
      as input (uuid uuid, code text)
    join ${organisations} on lower(${organisations.code}) = lower(input.code)
      and ${organisations.uuid} <> input.uuid`);
  return new Set(rows.map(({ uuid }) => uuid));
}

async function applyUpdates(ctx: Context, updates: Update[], regions: ReadonlyMap<string, string>) {
  const changed = updates.flatMap(({ from, to }) => {
    const difference = changedFields(historyFields(from, regions), historyFields(to, regions));
    return difference ? [{ to, difference }] : [];
  });
  if (changed.length === 0) return;
  await write(
    ctx,
    changed.map(({ to }) => to),
  );
  await recordEvents(
    ctx,
    changed.map(({ to, difference }) => ({
      action: 'organisation.changed',
      subjectType: 'organisation',
      subject: to.uuid,
      ...difference,
    })),
  );
}

async function write(ctx: Context, rows: LockedOrganisation[]): Promise<void> {
  await ctx.db
    .update(organisations)
    .set({
      ...jsonValues(organisationKeys),
      updatedAt: nextVersion(ctx, organisations.updatedAt),
    })
    .from(jsonRows(organisations, ['uuid', ...organisationKeys], rows))
    .where(sql`${organisations.uuid} = input.uuid`);
}
