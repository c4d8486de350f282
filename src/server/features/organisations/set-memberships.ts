import { sql } from 'drizzle-orm';
import type { Context } from '#server/platform/data/context.ts';
import { memberships } from '#server/schema/index.ts';
import { addMemberships, type Membership, recordMoves } from './memberships.ts';

type Wanted = { user: string; organisations: readonly string[] };

/**
 * Makes people belong to exactly these organisations, in the caller's transaction, any number of
 * people at once. The people are held by the caller (`holdPeople`) or new; people and organisations
 * exist. Those somebody stays in keep the day they were joined; new ones follow in the order given.
 */
export async function setMemberships(ctx: Context, all: readonly Wanted[]): Promise<void> {
  if (all.length === 0) return;
  const wanted = all.flatMap(({ user, organisations }) =>
    [...new Set(organisations)].map((organisation) => ({ user, organisation })),
  );
  const left = await leaveOthers(
    ctx,
    all.map(({ user }) => user),
    wanted,
  );
  await recordMoves(ctx, 'organisation.member-removed', left);
  await recordMoves(ctx, 'organisation.member-added', await addMemberships(ctx, wanted));
}

function leaveOthers({ db, now }: Context, people: string[], wanted: Membership[]) {
  const { user, organisation, leftAt } = memberships;
  return db
    .update(memberships)
    .set({ leftAt: now })
    .where(sql`${user} = any(${sql.param(people)}::uuid[]) and ${leftAt} is null and not exists (
      select from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as given ("user" uuid, organisation uuid)
      where given."user" = ${user} and given.organisation = ${organisation})`)
    .returning({ user, organisation });
}
