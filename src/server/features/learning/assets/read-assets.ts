import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { assetsOfPod as contract } from '#contract/learning/assets.ts';
import type { Context } from '#server/platform/data/context.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { assetFiles, assets, pods } from '#server/schema/index.ts';

export async function assetsOfPod(
  ctx: Context,
  { params }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const rows = await readAssetsOf(ctx, params.pod);
  const podExists = rows.length > 0 || (await ctx.db.$count(pods, eq(pods.uuid, params.pod)));
  if (!podExists) throw notFound();
  return { assets: rows };
}

export const readAssetsOf = (ctx: Context, pod: string) => selectAssets(ctx, eq(assets.pod, pod));

/** Those of several pods at once, by pod. */
export async function readAssetsByPod(ctx: Context, pods: string[]) {
  const rows = pods.length > 0 ? await selectAssets(ctx, inArray(assets.pod, pods)) : [];
  return Map.groupBy(rows, ({ pod }) => pod);
}

export async function readAsset(ctx: Context, uuid: string) {
  const [found] = await selectAssets(ctx, eq(assets.uuid, uuid));
  if (!found) throw notFound();
  const { pod: _, ...asset } = found;
  return asset;
}

/** Where people who are logged in download the file of an asset. */
export const fileUrl = ({ site }: Context, uuid: string) => `${site.url}/api/assets/${uuid}`;

/** The database measures a file, so that its content is not fetched. */
async function selectAssets(ctx: Context, where: SQL) {
  const rows = await ctx.db
    .select({
      uuid: assets.uuid,
      pod: assets.pod,
      title: assets.title,
      title_mi: assets.titleMi,
      kind: assets.kind,
      url: assets.url,
      file: {
        name: assetFiles.name,
        media_type: assetFiles.mediaType,
        size: sql<number>`octet_length(${assetFiles.content})`,
      },
      updated_at: assets.updatedAt,
    })
    .from(assets)
    .leftJoin(assetFiles, eq(assetFiles.asset, assets.uuid))
    .where(and(where, isNull(assets.removedAt)))
    .orderBy(asc(assets.position), asc(assets.uuid));
  return rows.map((row) => ({ ...row, url: row.url ?? fileUrl(ctx, row.uuid) }));
}
