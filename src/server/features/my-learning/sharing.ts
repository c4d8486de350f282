import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/my-learning/sharing.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { isBegunThere } from '#server/platform/data/scope.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { collated } from '#server/schema/columns.ts';
import {
  areas,
  memberships,
  organisations,
  reflections,
  sharedAreas,
} from '#server/schema/index.ts';

type Sharing = Reply<typeof contract.mySharing>['sharing'][number];

/** By organisation, the one joined first at the top, what it sees only if the caller shares it. */
export async function mySharing({ db, user }: Context): Promise<Reply<typeof contract.mySharing>> {
  const { rows } = await db.execute<Sharing>(sql`
    select json_build_object('uuid', ${organisations.uuid}, 'name', ${organisations.name})
        as organisation,
      json_build_object('uuid', ${areas.uuid}, 'name', ${areas.name}, 'name_mi', ${areas.nameMi})
        as area,
      count(*)::int as earlier,
      exists (select from ${sharedAreas} shared where shared.membership = member.uuid
        and shared.area = ${areas.uuid} and shared.ended_at is null) as shared
    from ${memberships} member
    join ${organisations} on ${organisations.uuid} = member.organisation
    join ${reflections} on ${reflections.learner} = member."user"
      and not ${isBegunThere(reflections.createdAt)}
    join ${areas} on ${areas.uuid} = ${reflections.area}
    where member."user" = ${user.uuid} and member.left_at is null
    group by member.uuid, ${organisations.uuid}, ${areas.uuid}
    order by member.joined_at, member.position, member.uuid, ${collated(areas.name)}, ${areas.uuid}`);
  return { sharing: rows };
}

/** Of two windows that share at once the second changes nothing: an index holds that. */
export function shareArea(
  ctx: Context,
  { body: { organisation, area, shared } }: ValidInput<typeof contract.shareArea>,
): Promise<Reply<typeof contract.shareArea>> {
  return inTransaction(ctx, async (ctx) => {
    const { sharing } = await mySharing(ctx);
    const isOffered = sharing.some(
      (one) => one.organisation.uuid === organisation && one.area.uuid === area,
    );
    const membership = isOffered ? await lockMembership(ctx, organisation) : undefined;
    if (!membership) throw notFound();
    const changed = shared ? await begin(ctx, membership, area) : await end(ctx, membership, area);
    if (changed.length > 0) {
      await recordEvent(ctx, {
        action: shared ? 'user.area-shared' : 'user.area-sharing-ended',
        subjectType: 'user',
        subject: ctx.user.uuid,
        after: { organisation, area },
      });
    }
    return mySharing(ctx);
  });
}

/** What the caller belongs to stays theirs until this is done. */
async function lockMembership({ db, user }: Context, organisation: string) {
  const [row] = await db
    .select({ uuid: memberships.uuid })
    .from(memberships)
    .where(
      and(
        eq(memberships.user, user.uuid),
        eq(memberships.organisation, organisation),
        isNull(memberships.leftAt),
      ),
    )
    .for('share');
  return row?.uuid;
}

const begin = ({ db, now }: Context, membership: string, area: string) =>
  db
    .insert(sharedAreas)
    .values({ uuid: newUuid(), membership, area, since: now })
    .onConflictDoNothing()
    .returning({ uuid: sharedAreas.uuid });

const end = ({ db, now }: Context, membership: string, area: string) =>
  db
    .update(sharedAreas)
    .set({ endedAt: sql`greatest(${sharedAreas.since}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(sharedAreas.membership, membership),
        eq(sharedAreas.area, area),
        isNull(sharedAreas.endedAt),
      ),
    )
    .returning({ uuid: sharedAreas.uuid });
