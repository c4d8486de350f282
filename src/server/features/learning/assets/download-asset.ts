import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { uuid as Uuid } from '#contract/fields/fields.schemas.ts';
import { organisationsWith } from '#contract/organisations/organisation-rights.ts';
import { isPermitted } from '#contract/permissions.ts';
import type { Context } from '#server/platform/data/context.ts';
import { personWithin, reflectionWithin } from '#server/platform/data/scope.ts';
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

/**
 * Staff may read the files of every pod, learners those of the pods that `myLearning` shows them, and
 * who assigns learning at an organisation those of the pods that `learnerLearning` shows there.
 */
function mayRead({ user }: Context): SQL | undefined {
  if (isPermitted(user, 'learning.read')) return undefined;
  const isOwn = eq(sql`learner`, user.uuid);
  const own = isPermitted(user, 'own-learning') ? isOfPods(isOwn, isOwn) : sql`false`;
  const organisations = organisationsWith('learning.assign', user.organisationRoles);
  if (organisations.length === 0) return own;
  const scope = { organisations };
  const isAssigned = personWithin(scope, assignments.learner);
  return or(own, isOfPods(isAssigned, reflectionWithin(scope, reflections)));
}

/** Of the pods in areas that are so assigned or written in, and those that are so written about. */
function isOfPods(isAssigned: SQL | undefined, isWritten: SQL | undefined): SQL {
  const seenAreas = sql`select area from ${assignments} where ${isAssigned}
    union all select area from ${reflections} where ${isWritten}`;
  return sql`(${assets.pod} in (select pod from ${reflections} where ${isWritten})
    or ${assets.pod} in (select p.uuid from ${areaPods} a join ${pods} p on p.uuid = a.pod
      where p.active and a.area in (${seenAreas})))`;
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
