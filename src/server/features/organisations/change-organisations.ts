import { sql } from 'drizzle-orm';
import { alreadyTaken, invalidSelection } from '#contract/fields/validation-messages.ts';
import {
  type OrganisationValues,
  organisationKeys,
} from '#contract/organisations/organisation-fields.ts';
import { recordEvents } from '#server/features/audit/index.ts';
import { changedFields } from '#server/platform/data/changed-fields.ts';
import type { Context } from '#server/platform/data/context.ts';
import { nextVersion } from '#server/platform/data/versions.ts';
import { givenRows, givenValues } from '#server/platform/given-rows.ts';
import type { FieldErrors } from '#server/platform/http/api-error.ts';
import { organisations } from '#server/schema/index.ts';
import { historyFields, regionNames } from './history-fields.ts';
import { type LockedOrganisation, lockOrganisations } from './lock-organisations.ts';

/** What is not given stays as it is. */
type OrganisationChange = { uuid: string } & Partial<OrganisationValues>;

/**
 * Changes any number of organisations at once in the caller's transaction, each once, with their
 * history. Answers for each change, in the order given, why it can't be made, as sentences by field;
 * undefined where it is made, or changes nothing.
 */
export async function changeOrganisations(
  ctx: Context,
  changes: readonly OrganisationChange[],
): Promise<(FieldErrors | undefined)[]> {
  const uuids = changes.map(({ uuid }) => uuid);
  const held = await lockOrganisations(ctx, uuids);
  const present = new Map(held.map((one) => [one.uuid, one]));
  const regions = await regionNames(ctx);
  const isTaken = await codesTaken(ctx, changes);

  const made: Step[] = [];
  const answers = changes.map(({ uuid, ...given }): FieldErrors | undefined => {
    const from = present.get(uuid.toLowerCase());
    if (!from) return { uuid: [invalidSelection('organisation')] };
    const errors = {
      ...(isTaken.has(from.uuid) && { code: [alreadyTaken('code')] }),
      ...(given.region && !regions.has(given.region.toLowerCase()) && unknownRegion),
    };
    if (Object.keys(errors).length > 0) return errors;
    const region = (given.region ?? from.region).toLowerCase();
    made.push({ from, to: { ...from, ...given, region } });
    return undefined;
  });
  await applyChanges(ctx, made, regions);
  return answers;
}

export const unknownRegion = { region: [invalidSelection('region')] };

type Step = { from: LockedOrganisation; to: LockedOrganisation };

/** Whose new code is another's. The unique index has the last word. */
async function codesTaken({ db }: Context, changes: readonly OrganisationChange[]) {
  const wanted = changes.flatMap(({ uuid, code }) => (code === undefined ? [] : [{ uuid, code }]));
  if (wanted.length === 0) return new Set<string>();
  const { rows } = await db.execute<{ uuid: string }>(sql`
    select given.uuid from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as given (uuid uuid, code text)
    join ${organisations} on lower(${organisations.code}) = lower(given.code)
      and ${organisations.uuid} <> given.uuid`);
  return new Set(rows.map(({ uuid }) => uuid));
}

async function applyChanges(ctx: Context, all: Step[], regions: ReadonlyMap<string, string>) {
  const real = all.flatMap(({ from, to }) => {
    const difference = changedFields(historyFields(from, regions), historyFields(to, regions));
    return difference ? [{ to, difference }] : [];
  });
  if (real.length === 0) return;
  await write(
    ctx,
    real.map(({ to }) => to),
  );
  await recordEvents(
    ctx,
    real.map(({ to, difference }) => ({
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
      ...givenValues(organisationKeys),
      updatedAt: nextVersion(ctx, organisations.updatedAt),
    })
    .from(givenRows(organisations, ['uuid', ...organisationKeys], rows))
    .where(sql`${organisations.uuid} = given.uuid`);
}
