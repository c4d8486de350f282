import { sql } from 'drizzle-orm';
import { pick } from '#contract/fields/record-fields.ts';
import { alreadyTaken } from '#contract/fields/validation-messages.ts';
import { organisationKeys } from '#contract/organisations/organisation-fields.ts';
import { schemas } from '#contract/organisations/organisations.schemas.ts';
import {
  compareOrganisation,
  type OrganisationIntent,
} from '#server/features/imports/compare/compare-organisation.ts';
import { folded } from '#server/features/imports/read/row-values.ts';
import {
  changeOrganisations,
  createOrganisations,
  lockOrganisations,
} from '#server/features/organisations/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { organisations, regions } from '#server/schema/index.ts';
import {
  type Create,
  type Importer,
  type KeyedRow,
  type Update,
  updateResult,
  type Written,
} from './importer.ts';

export const importOrganisations: Importer<OrganisationIntent> = {
  async compare(ctx, rows) {
    const existing = await existingOrganisations(ctx, rows);
    const lookups = { regions: await regionsByName(ctx) };
    return rows.map((row) => compareOrganisation(row, existing.get(row.key ?? ''), lookups));
  },
  lock: lockOrganisations,
  create,
  update,
};

async function existingOrganisations({ db }: Context, rows: readonly KeyedRow[]) {
  const keys = rows.flatMap(({ key }) => key ?? []);
  const found = await db
    .select({
      key: sql<string>`lower(${organisations.code})`,
      fields: pick(organisations, ['uuid', ...organisationKeys]),
    })
    .from(organisations)
    .where(sql`lower(${organisations.code}) = any(${sql.param(keys)}::text[])`);
  return new Map(found.map(({ key, fields }) => [key, fields]));
}

async function regionsByName({ db }: Context) {
  const rows = await db.select().from(regions);
  return new Map(rows.map((region) => [folded(region.name), region]));
}

async function create(
  ctx: Context,
  rows: readonly Create<OrganisationIntent>[],
): Promise<Written[]> {
  const opened = await createOrganisations(
    ctx,
    rows.map(({ intent }) => schemas.storeOrganisation.body.parse(intent)),
  );
  return rows.map(({ line }, index): Written => {
    const subject = opened[index];
    if (subject) return { line, subject };
    return { line, problems: [{ field: 'code', text: alreadyTaken('code') }] };
  });
}

async function update(
  ctx: Context,
  rows: readonly Update<OrganisationIntent>[],
): Promise<Written[]> {
  const refused = await changeOrganisations(
    ctx,
    rows.map(({ subject, intent }) => ({ uuid: subject, ...intent })),
  );
  return rows.map((row, index) => updateResult(row, refused[index]));
}
