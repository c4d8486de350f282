import { sql } from 'drizzle-orm';
import { pick } from '#contract/fields/record-fields.ts';
import { accountKeys } from '#contract/people/person-fields.ts';
import type { Context } from '#server/platform/data/context.ts';
import { jsonRows, jsonValues } from '#server/platform/data/json-rows.ts';
import { nextVersion } from '#server/platform/data/versions.ts';
import { userRoles, users } from '#server/schema/index.ts';
import type { LockedPerson } from './lock-people.ts';
import { isSameEmail } from './rules.ts';

/** A person before and after a change. */
export type PersonUpdate = { from: LockedPerson; to: LockedPerson };

/** Writes any number of people, whom the caller has locked, in one statement for each table. */
export async function writePeople(ctx: Context, updates: readonly PersonUpdate[]): Promise<void> {
  if (updates.length === 0) return;
  const rows = updates.map(({ from, to }) => ({
    ...pick(to, ['uuid', ...accountKeys]),
    hasNewEmail: !isSameEmail(from.email, to.email),
  }));
  await ctx.db
    .update(users)
    .set({
      ...jsonValues(accountKeys),
      emailVerifiedAt: sql`case when input."hasNewEmail" then null else ${users.emailVerifiedAt} end`,
      updatedAt: nextVersion(ctx, users.updatedAt),
    })
    .from(jsonRows(users, ['uuid', ...accountKeys], rows, { hasNewEmail: 'boolean' }))
    .where(sql`${users.uuid} = input.uuid`);
  await writeRoles(ctx, updates);
}

/** Roles that stay are not written again: `lockAdministrators` locks the rows of role `admin`. */
async function writeRoles({ db, now }: Context, updates: readonly PersonUpdate[]): Promise<void> {
  const removed = updates.flatMap(({ from, to }) =>
    roleRows(from.uuid, without(from.roles, to.roles)),
  );
  const added = updates.flatMap(({ from, to }) =>
    roleRows(from.uuid, without(to.roles, from.roles)),
  );
  if (removed.length > 0) {
    await db.delete(userRoles).where(sql`exists (
      select from jsonb_to_recordset(${JSON.stringify(removed)}::jsonb) as input ("user" uuid, role text)
      where input."user" = ${userRoles.user} and input.role = ${userRoles.role})`);
  }
  if (added.length === 0) return;
  const granted = { grantedAt: now, grantedByAdministrator: true };
  await db.insert(userRoles).values(added.map((row) => ({ ...row, ...granted })));
}

function without<Role>(roles: readonly Role[], others: readonly Role[]): Role[] {
  return roles.filter((role) => !others.includes(role));
}

const roleRows = <Role>(user: string, roles: Role[]) => roles.map((role) => ({ user, role }));
