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
  return { learningAspects: await labels(ctx, 'learning-aspects') };
}

export async function subjectMatters(ctx: Context): Promise<Reply<typeof contract.subjectMatters>> {
  return { subjectMatters: await labels(ctx, 'subject-matters') };
}

/** What can be chosen, by name. The map's order is the answer's order. */
async function labels({ db }: Context, kind: contract.LookupKind): Promise<Record<string, string>> {
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

/** The pods are counted in one pass, because nothing finds them by these words alone. */
function selectLookups({ db }: Context, kind: contract.LookupKind) {
  const table = lookupTable(kind);
  const mark = kind === 'learning-aspects' ? pods.aspect : pods.subjectMatter;
  const marked = db
    .select({
      mark: sql<string>`${mark}`.as('mark'),
      count: sql<number>`count(*)::int`.as('count'),
    })
    .from(pods)
    .groupBy(mark)
    .as('marked');
  return db
    .select({
      uuid: table.uuid,
      name: table.name,
      retired: sql<boolean>`${table.retiredAt} is not null`,
      pods_count: sql<number>`coalesce(${marked.count}, 0)`,
      updated_at: table.updatedAt,
    })
    .from(table)
    .leftJoin(marked, eq(marked.mark, table.uuid))
    .$dynamic();
}
