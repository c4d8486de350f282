import { v7 as newUuid } from 'uuid';
import { pick } from '#contract/fields/record-fields.ts';
import { accountKeys, type PersonValues } from '#contract/people/person-fields.ts';
import { recordEvents } from '#server/features/audit/index.ts';
import { inRoleOrder } from '#server/features/people/rules.ts';
import type { Context } from '#server/platform/data/context.ts';
import { userRoles, users } from '#server/schema/index.ts';
import { invitePeople } from './invite-people.ts';

/**
 * Creates any number of accounts at once in the caller's transaction, and mails an invitation to
 * those who are active, unless `invite` is false. Returns the uuid of each in the order of
 * `people`; null where the e-mail is taken, by somebody else or by an earlier one of these.
 */
export async function createAccounts(
  ctx: Context,
  people: readonly PersonValues[],
  { invite = true } = {},
): Promise<(string | null)[]> {
  if (people.length === 0) return [];
  const accounts = people.map((person) => ({
    uuid: newUuid(),
    ...pick(person, accountKeys),
    roles: inRoleOrder(person.roles),
  }));
  const insertedIds = await insertUsers(ctx, accounts);
  const created = accounts.filter(({ uuid }) => insertedIds.has(uuid));
  await insertRoles(ctx, created);
  await recordEvents(
    ctx,
    created.map(({ uuid, ...after }) => ({
      action: 'user.stored',
      subjectType: 'user',
      subject: uuid,
      after,
    })),
  );
  const invited = created.filter(({ active }) => invite && active);
  await invitePeople(
    ctx,
    invited.map(({ uuid }) => uuid),
  );
  return accounts.map(({ uuid }) => (insertedIds.has(uuid) ? uuid : null));
}

type Account = PersonValues & { uuid: string };

/**
 * Inserts the accounts whose e-mail is free and returns their uuids. The unique index decides, so an
 * account with the same e-mail in another transaction is noticed too.
 */
async function insertUsers({ db, now }: Context, accounts: Account[]): Promise<Set<string>> {
  const timestamps = { createdAt: now, updatedAt: now };
  const inserted = await db
    .insert(users)
    .values(
      accounts.map((account) => ({ ...pick(account, ['uuid', ...accountKeys]), ...timestamps })),
    )
    .onConflictDoNothing()
    .returning({ uuid: users.uuid });
  return new Set(inserted.map(({ uuid }) => uuid));
}

async function insertRoles({ db, now }: Context, accounts: Account[]) {
  const granted = { grantedAt: now, grantedByAdministrator: true };
  const rows = accounts.flatMap(({ uuid: user, roles }) =>
    roles.map((role) => ({ user, role, ...granted })),
  );
  if (rows.length > 0) await db.insert(userRoles).values(rows);
}
