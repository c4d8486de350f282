import { sql } from 'drizzle-orm';
import { pick } from '#contract/fields/record-fields.ts';
import { organisationKeys } from '#contract/organisations/organisation-fields.ts';
import { message } from '#lib/messages/message.ts';
import { importProblemsMessages } from '#messages/imports/import-problems.ts';
import type { Compared } from '#server/features/imports/read/parsed-row.ts';
import { folded } from '#server/features/imports/read/row-values.ts';
import type { KeyedRow } from '#server/features/imports/write/importer.ts';
import type { Context } from '#server/platform/data/context.ts';
import { organisations, regions } from '#server/schema/index.ts';
import { compareOrganisation, type OrganisationIntent } from './compare-organisation.ts';

/** What each row does. */
export async function compareOrganisations(
  ctx: Context,
  rows: readonly KeyedRow[],
): Promise<Compared<OrganisationIntent>[]> {
  const keys = rows.flatMap(({ key }) => key ?? []);
  const existing = await existingOrganisations(ctx, keys);
  const likeNew = await exceptForZeros(
    ctx,
    keys.filter((key) => !existing.has(key)),
  );
  const lookups = { regions: await regionsByName(ctx) };
  return rows.map((row) => {
    const key = row.key ?? '';
    const like = likeNew.get(key);
    return like ? unclear(row, like) : compareOrganisation(row, existing.get(key), lookups);
  });
}

async function existingOrganisations({ db }: Context, keys: readonly string[]) {
  const found = await db
    .select({
      key: sql<string>`lower(${organisations.code})`,
      fields: pick(organisations, ['uuid', ...organisationKeys]),
    })
    .from(organisations)
    .where(sql`lower(${organisations.code}) = any(${sql.param(keys)}::text[])`);
  return new Map(found.map(({ key, fields }) => [key, fields]));
}

type Like = { code: string; name: string };

/** By the keys of rows: an organisation whose code has more or fewer zeros before the same digits. */
async function exceptForZeros({ db }: Context, keys: readonly string[]) {
  const numbers = keys.filter((key) => /^\d+$/.test(key));
  if (numbers.length === 0) return new Map<string, Like>();
  const { code, name } = organisations;
  const { rows } = await db.execute<Like & { key: string }>(sql`
    select key, ${code} as code, ${name} as name from unnest(${sql.param(numbers)}::text[]) key
    join ${organisations} on ltrim(${code}, '0') = ltrim(key, '0')
    order by code desc`);
  return new Map(rows.map(({ key, ...like }) => [key, like]));
}

/**
 * Neither changed, since by its key it is another organisation, nor added, since it is most likely the
 * same one, whose zeros a spreadsheet program ate.
 */
function unclear(row: KeyedRow, { code, name }: Like): Compared<OrganisationIntent> {
  const text = message(importProblemsMessages.exceptForZeros, { code, name });
  const label = row.cellOf('name') || row.cellOf('code');
  return { outcome: 'problem', label, subject: null, problems: [{ field: 'code', text }] };
}

/** Also by one of the places that a name lists, such as `Nelson`: each is part of one region only. */
async function regionsByName({ db }: Context) {
  const rows = await db.select().from(regions).orderBy(regions.name);
  const parts = rows.flatMap((region) =>
    region.name.split(',').map((place) => [folded(place), region] as const),
  );
  const isOfOne = ([place]: readonly [string, unknown]) =>
    parts.filter(([other]) => other === place).length === 1;
  return new Map([
    ...parts.filter(isOfOne),
    ...rows.map((region) => [folded(region.name), region] as const),
  ]);
}
