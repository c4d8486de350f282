import { sql } from 'drizzle-orm';
import { pick } from '#contract/fields/record-fields.ts';
import { accountKeys } from '#contract/people/person-fields.ts';
import type { Context } from '#server/platform/data/context.ts';
import { nextVersion } from '#server/platform/data/versions.ts';
import { givenRows, givenValues } from '#server/platform/given-rows.ts';
import { userRoles, users } from '#server/schema/index.ts';
import type { LockedPerson } from './lock-people.ts';
import { isSameEmail } from './rules.ts';

/** Somebody before and after. */
export type Step = { from: LockedPerson; to: LockedPerson };

/** Writes what changed of any number of people, who are held, in one statement for each table. */
export async function writePeople(ctx: Context, all: readonly Step[]): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map(({ from, to }) => ({
    ...pick(to, ['uuid', ...accountKeys]),
    moved: !isSameEmail(from.email, to.email),
  }));
  await ctx.db
    .update(users)
    .set({
      ...givenValues(accountKeys),
      emailVerifiedAt: sql`case when given.moved then null else ${users.emailVerifiedAt} end`,
      updatedAt: nextVersion(ctx, users.updatedAt),
    })
    .from(givenRows(users, ['uuid', ...accountKeys], rows, { moved: 'boolean' }))
    .where(sql`${users.uuid} = given.uuid`);
  await writeRoles(ctx, all);
}

/** Roles that stay are left alone: the row of an administrator is what others may be waiting for. */
async function writeRoles({ db }: Context, all: readonly Step[]): Promise<void> {
  const removed = all.flatMap(({ from, to }) => pairs(from.uuid, without(from.roles, to.roles)));
  const added = all.flatMap(({ from, to }) => pairs(from.uuid, without(to.roles, from.roles)));
  if (removed.length > 0) {
    await db.delete(userRoles).where(sql`exists (
      select from jsonb_to_recordset(${JSON.stringify(removed)}::jsonb) as given ("user" uuid, role text)
      where given."user" = ${userRoles.user} and given.role = ${userRoles.role})`);
  }
  if (added.length > 0) await db.insert(userRoles).values(added);
}

function without<Role>(roles: readonly Role[], others: readonly Role[]): Role[] {
  return roles.filter((role) => !others.includes(role));
}

const pairs = <Role>(user: string, roles: Role[]) => roles.map((role) => ({ user, role }));
