import { asc, eq, inArray } from 'drizzle-orm';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { Context } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { areas, assets, pods } from '#server/schema/index.ts';

/*
 * Rows locked until the transaction ends, so that of two people who change one record the second
 * sees the first one's change. `no key update`, because references to the row may be added meanwhile.
 */

export async function lockArea({ db }: Context, uuid: string) {
  const [area] = await db.select().from(areas).where(eq(areas.uuid, uuid)).for('no key update');
  if (!area) throw invalid('uuid', invalidSelection('area'));
  return area;
}

/** Those of the areas that exist, always locked in the same order: two people can't deadlock. */
export async function lockAreas({ db }: Context, uuids: string[]): Promise<string[]> {
  if (uuids.length === 0) return [];
  const locked = await db
    .select({ uuid: areas.uuid })
    .from(areas)
    .where(inArray(areas.uuid, uuids))
    .orderBy(asc(areas.uuid))
    .for('no key update');
  return locked.map(({ uuid }) => uuid);
}

export async function lockPod({ db }: Context, uuid: string, field: 'uuid' | 'pod') {
  const [pod] = await db.select().from(pods).where(eq(pods.uuid, uuid)).for('no key update');
  if (!pod) throw invalid(field, invalidSelection('pod'));
  return pod;
}

export async function lockAsset({ db }: Context, uuid: string) {
  const [asset] = await db.select().from(assets).where(eq(assets.uuid, uuid)).for('no key update');
  if (!asset) throw invalid('uuid', invalidSelection('asset'));
  return asset;
}
