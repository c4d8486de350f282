import { asc } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { assignableAreas as contract } from '#contract/mentoring/assignments.ts';
import type { Context } from '#server/platform/data/context.ts';
import { areas } from '#server/schema/index.ts';

/** Without how many learners have each: that is not for whoever keeps one organisation. */
export async function assignableAreas({ db }: Context): Promise<Reply<typeof contract>> {
  const found = await db
    .select({ uuid: areas.uuid, name: areas.name, name_mi: areas.nameMi, active: areas.active })
    .from(areas)
    .orderBy(asc(areas.name), asc(areas.uuid));
  return { areas: found };
}
