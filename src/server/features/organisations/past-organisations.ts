import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { User } from '#contract/people/people.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { organisationWithin } from '#server/platform/data/scope.ts';
import { memberships, organisations } from '#server/schema/index.ts';

export type PastOrganisation = {
  organisation: User['organisations'][number];
  joined_at: Date;
  left_at: Date;
};

/** Each time somebody belonged to an organisation and left it, the last one first. */
export async function pastOrganisationsOf(
  { db, scope }: ScopedContext,
  user: string,
): Promise<PastOrganisation[]> {
  const rows = await db
    .select({
      organisation: { uuid: organisations.uuid, name: organisations.name },
      joined_at: memberships.joinedAt,
      left_at: memberships.leftAt,
    })
    .from(memberships)
    .innerJoin(organisations, eq(organisations.uuid, memberships.organisation))
    .where(
      and(
        eq(memberships.user, user),
        isNotNull(memberships.leftAt),
        organisationWithin(scope, memberships.organisation),
      ),
    )
    .orderBy(desc(memberships.leftAt), desc(memberships.joinedAt));
  return rows.flatMap(({ left_at, ...row }) => (left_at ? [{ ...row, left_at }] : []));
}
