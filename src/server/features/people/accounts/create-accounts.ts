import { v7 as newUuid } from 'uuid';
import { pick } from '#contract/fields/record-fields.ts';
import { accountKeys, type PersonValues } from '#contract/people/person-fields.ts';
import { recordEvents } from '#server/features/audit/index.ts';
import { inRoleOrder } from '#server/features/people/rules.ts';
import type { Context } from '#server/platform/data/context.ts';
import { userRoles, users } from '#server/schema/index.ts';
import { invitePeople } from './invite-people.ts';

/**
 * Opens accounts in the caller's transaction, any number at once, and mails an invitation to whoever
 * is active, unless told not to. Answers the uuid of each in the order given; null where the e-mail
 * is taken, by somebody else or by an earlier one of these.
 */
export async function createAccounts(
  ctx: Context,
  accounts: readonly PersonValues[],
  { invite = true } = {},
): Promise<(string | null)[]> {
  if (accounts.length === 0) return [];
  const all = accounts.map((account) => ({
    uuid: newUuid(),
    ...pick(account, accountKeys),
    roles: inRoleOrder(account.roles),
  }));
  const isOpened = await insertPeople(ctx, all);
  const opened = all.filter(isOpened);
  await insertRoles(ctx, opened);
  await recordEvents(
    ctx,
    opened.map(({ uuid, ...after }) => ({
      action: 'user.stored',
      subjectType: 'user',
      subject: uuid,
      after,
    })),
  );
  const invited = opened.filter(({ active }) => invite && active);
  await invitePeople(
    ctx,
    invited.map(({ uuid }) => uuid),
  );
  return all.map((account) => (isOpened(account) ? account.uuid : null));
}

type Account = PersonValues & { uuid: string };

/** Whoever has the same e-mail at the same moment, even in another transaction, is told apart here. */
async function insertPeople({ db, now }: Context, accounts: Account[]) {
  const dated = { createdAt: now, updatedAt: now };
  const inserted = await db
    .insert(users)
    .values(accounts.map((account) => ({ ...pick(account, ['uuid', ...accountKeys]), ...dated })))
    .onConflictDoNothing()
    .returning({ uuid: users.uuid });
  const uuids = new Set(inserted.map(({ uuid }) => uuid));
  return ({ uuid }: Account) => uuids.has(uuid);
}

async function insertRoles({ db }: Context, accounts: Account[]) {
  const held = accounts.flatMap(({ uuid, roles }) => roles.map((role) => ({ user: uuid, role })));
  if (held.length > 0) await db.insert(userRoles).values(held);
}
