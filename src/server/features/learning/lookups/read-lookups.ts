import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/learning/lookups.ts';
import type { Context } from '#server/platform/data/context.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { pods } from '#server/schema/index.ts';
import { lookupTable } from './lookup-table.ts';

export async function learningAspects(
  ctx: Context,
): Promise<Reply<typeof contract.learningAspects>> {
  return { learningAspects: await namesByUuid(ctx, 'learning-aspects') };
}

export async function subjectMatters(ctx: Context): Promise<Reply<typeof contract.subjectMatters>> {
  return { subjectMatters: await namesByUuid(ctx, 'subject-matters') };
}

/** The words that can be chosen, by name: a reply keeps the order of its keys. */
async function namesByUuid(
  { db }: Context,
  kind: contract.LookupKind,
): Promise<Record<string, string>> {
  const table = lookupTable(kind);
  const rows = await db
    .select({ uuid: table.uuid, name: table.name })
    .from(table)
    .where(isNull(table.retiredAt))
    .orderBy(asc(table.name));
  return Object.fromEntries(rows.map(({ uuid, name }) => [uuid, name]));
}

export async function lookupIndex(
  ctx: Context,
  { params }: ValidInput<typeof contract.lookupIndex>,
): Promise<Reply<typeof contract.lookupIndex>> {
  const { name } = lookupTable(params.kind);
  return { lookups: await selectLookups(ctx, params.kind).orderBy(asc(name)) };
}

export async function readLookup(ctx: Context, kind: contract.LookupKind, uuid: string) {
  const [lookup] = await selectLookups(ctx, kind).where(eq(lookupTable(kind).uuid, uuid));
  if (!lookup) throw notFound();
  return lookup;
}

/** The pods are counted in one pass, because no index leads from a word to its pods. */
function selectLookups({ db }: Context, kind: contract.LookupKind) {
  const table = lookupTable(kind);
  const column = kind === 'learning-aspects' ? pods.aspect : pods.subjectMatter;
  const usage = db
    .select({
      mark: sql<string>`${column}`.as('mark'),
      count: sql<number>`count(*)::int`.as('count'),
    })
    .from(pods)
    .groupBy(column)
    .as('usage');
  return db
    .select({
      uuid: table.uuid,
      name: table.name,
      retired: sql<boolean>`${table.retiredAt} is not null`,
      pods_count: sql<number>`coalesce(${usage.count}, 0)`,
      updated_at: table.updatedAt,
    })
    .from(table)
    .leftJoin(usage, eq(usage.mark, table.uuid))
    .$dynamic();
}
