import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { signedOff as contract } from '#contract/mentoring/worklist.ts';
import { certificateOf } from '#server/features/certificates/index.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { limitOffset } from '#server/platform/data/pagination.ts';
import { reflectionWithin } from '#server/platform/data/scope.ts';
import { areas, certificates, pods, reflections, users } from '#server/schema/index.ts';

/** What this mentor signed off last, newest first. */
export async function signedOff(
  { db, user, site, scope }: ScopedContext,
  { query }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { limit, offset } = limitOffset(query);
  const rows = await db
    .select({
      uuid: reflections.uuid,
      completedAt: reflections.completedAt,
      learner: { uuid: users.uuid, name: users.name },
      area: { name: areas.name, name_mi: areas.nameMi },
      pod: { name: pods.name, name_mi: pods.nameMi },
      certificate: certificates,
    })
    .from(reflections)
    .innerJoin(users, eq(users.uuid, reflections.learner))
    .innerJoin(areas, eq(areas.uuid, reflections.area))
    .leftJoin(pods, eq(pods.uuid, reflections.pod))
    .leftJoin(
      certificates,
      and(eq(certificates.reflection, reflections.uuid), isNull(certificates.withdrawnAt)),
    )
    .where(
      and(
        eq(reflections.completedBy, user.uuid),
        isNotNull(reflections.completedAt),
        reflectionWithin(scope, reflections),
      ),
    )
    .orderBy(desc(reflections.completedAt), desc(reflections.uuid))
    .limit(limit)
    .offset(offset);

  const signed_off = rows.flatMap(({ completedAt, area, pod, certificate, ...row }) =>
    completedAt
      ? [
          {
            ...row,
            ...(pod ?? area),
            completed_at: completedAt,
            certificate: certificate && certificateOf(site, certificate),
          },
        ]
      : [],
  );
  return { signed_off };
}
