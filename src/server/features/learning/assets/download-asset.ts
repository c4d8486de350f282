import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { uuid as Uuid } from '#contract/fields/fields.schemas.ts';
import { isPermitted } from '#contract/permissions.ts';
import type { Context } from '#server/platform/data/context.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import type { DocumentReply } from '#server/platform/pages/page.ts';
import { areaPods, assets, assignments, pods, reflections } from '#server/schema/index.ts';
import type { AssetStore } from './asset-store.ts';

/** Always sent to be saved: opened in place, a file could act as a page of this site. */
export async function downloadAsset(
  ctx: Context,
  uuid: string,
  store: AssetStore,
): Promise<DocumentReply> {
  if (!Uuid.safeParse(uuid).success) throw notFound();
  const isReadable = and(eq(assets.uuid, uuid), isNull(assets.removedAt), mayRead(ctx));
  const file = (await ctx.db.$count(assets, isReadable)) ? await store.get(ctx, uuid) : undefined;
  if (!file) throw notFound();
  return {
    type: file.mediaType.startsWith('text/') ? `${file.mediaType}; charset=utf-8` : file.mediaType,
    body: file.content,
    headers: {
      'content-disposition': attachment(file.name),
      'content-security-policy': "default-src 'none'; sandbox",
      etag: `"${file.sha256.toString('hex')}"`,
      // Revalidated each time, so that a removed asset is gone for everybody.
      'cache-control': 'private, no-cache',
    },
  };
}

/** Staff may read the files of every pod, learners those of the pods that `myLearning` shows them. */
function mayRead({ user }: Context): SQL | undefined {
  if (isPermitted(user, 'learning.read')) return undefined;
  if (!isPermitted(user, 'own-learning')) return sql`false`;
  const ownAreas = sql`select area from ${assignments} where learner = ${user.uuid}
    union all select area from ${reflections} where learner = ${user.uuid}`;
  return or(
    sql`${assets.pod} in (select pod from ${reflections} where learner = ${user.uuid})`,
    sql`${assets.pod} in (select p.uuid from ${areaPods} a join ${pods} p on p.uuid = a.pod
      where p.active and a.area in (${ownAreas}))`,
  );
}

/** RFC 6266: the name in UTF-8, and in plain letters for clients that don't know that form. */
function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_');
  const utf8 = encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${utf8}`;
}
