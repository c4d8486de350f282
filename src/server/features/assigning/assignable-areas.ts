import { asc, type SQL, sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { assignableAreas as contract } from '#contract/mentoring/assignments.ts';
import type { Context } from '#server/platform/data/context.ts';
import { areas } from '#server/schema/index.ts';

/**
 * Whether an area or a pod has a question `q` for somebody who begins it now: in English, which
 * learners of any language are asked where theirs has none, or in te reo Māori for those who read it.
 */
const asks = (place: SQL) => sql<boolean>`exists (select from questions q where ${place}
  and q.active and q.retired_at is null)`;

const silentPods = sql<number>`(select count(*)::int from area_pods ap join pods p on p.uuid = ap.pod
  where ap.area = ${areas}.uuid and p.active and not ${asks(sql`q.pod = p.uuid`)})`;

/** Without how many learners have each: that is not for whoever keeps one organisation. */
export async function assignableAreas({ db }: Context): Promise<Reply<typeof contract>> {
  const found = await db
    .select({
      uuid: areas.uuid,
      name: areas.name,
      name_mi: areas.nameMi,
      active: areas.active,
      has_questions: asks(sql`q.area = ${areas}.uuid`),
      pods_without_questions: silentPods,
    })
    .from(areas)
    .orderBy(asc(areas.name), asc(areas.uuid));
  return { areas: found };
}
