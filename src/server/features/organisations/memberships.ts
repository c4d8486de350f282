import { sql } from 'drizzle-orm';
import { recordEvents } from '#server/features/audit/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { memberships, organisations, users } from '#server/schema/index.ts';

export type Membership = { user: string; organisation: string };

/**
 * Adds people to organisations, and answers only what changed: of two who add the same person at
 * once, one is told nothing. In the order given, which is the order a person is known by.
 */
export async function addMemberships(ctx: Context, wanted: Membership[]): Promise<Membership[]> {
  if (wanted.length === 0) return [];
  const { user, organisation } = memberships;
  return ctx.db
    .insert(memberships)
    .values(
      wanted.map((one, index) => ({
        ...one,
        // A millisecond apart, as nothing else tells what came first.
        joinedAt: new Date(ctx.now.getTime() + index),
      })),
    )
    .onConflictDoUpdate({
      target: [user, organisation],
      set: { joinedAt: sql`excluded.joined_at`, leftAt: null },
      setWhere: sql`${memberships.leftAt} is not null`,
    })
    .returning({ user, organisation });
}

/** One act, told where people look for it: with the organisation and with the person. */
export async function recordMoves(
  ctx: Context,
  action: 'organisation.member-added' | 'organisation.member-removed',
  moves: Membership[],
): Promise<void> {
  const names = await readNames(ctx, moves);
  const nameOf = (uuid: string) => names.get(uuid) ?? '';
  await recordEvents(
    ctx,
    moves.flatMap(({ user, organisation }) => [
      {
        action,
        subjectType: 'organisation',
        subject: organisation,
        after: { user, name: nameOf(user) },
      },
      {
        action,
        subjectType: 'user',
        subject: user,
        after: { organisation, name: nameOf(organisation) },
      },
    ]),
  );
}

async function readNames({ db }: Context, moves: Membership[]): Promise<Map<string, string>> {
  if (moves.length === 0) return new Map();
  const ids = sql.param([...new Set(moves.flatMap((move) => [move.user, move.organisation]))]);
  const { rows } = await db.execute<{ uuid: string; name: string }>(sql`
    select uuid, name from ${users} where uuid = any(${ids}::uuid[])
    union all select uuid, name from ${organisations} where uuid = any(${ids}::uuid[])`);
  return new Map(rows.map(({ uuid, name }) => [uuid, name]));
}
