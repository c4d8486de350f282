import { v7 as newUuid } from 'uuid';
import type { Role } from '#contract/permissions.ts';
import { recordEvents } from '#server/features/audit/index.ts';
import type { Context } from '#server/platform/context.ts';
import { userRoles, users } from '#server/schema/index.ts';
import { invitePeople } from './invite-people.ts';
import { inRoleOrder } from './rules.ts';

type NewAccount = { name: string; email: string; active: boolean; roles: readonly Role[] };

/**
 * Opens accounts in the caller's transaction, any number at once, and mails an invitation to whoever
 * is active, unless told not to. Answers the uuid of each in the order given; null where the e-mail
 * is taken, by somebody else or by an earlier one of these.
 */
export async function createAccounts(
  ctx: Context,
  accounts: readonly NewAccount[],
  { invite = true } = {},
): Promise<(string | null)[]> {
  if (accounts.length === 0) return [];
  const all = accounts.map(({ name, email, active, roles }) => ({
    uuid: newUuid(),
    name,
    email,
    active,
    roles: inRoleOrder(roles),
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

type Account = NewAccount & { uuid: string };

/** Whoever has the same e-mail at the same moment, even in another transaction, is told apart here. */
async function insertPeople({ db, now }: Context, accounts: Account[]) {
  const dated = { createdAt: now, updatedAt: now };
  const inserted = await db
    .insert(users)
    .values(
      accounts.map(({ uuid, name, email, active }) => ({ uuid, name, email, active, ...dated })),
    )
    .onConflictDoNothing()
    .returning({ uuid: users.uuid });
  const uuids = new Set(inserted.map(({ uuid }) => uuid));
  return ({ uuid }: Account) => uuids.has(uuid);
}

async function insertRoles({ db }: Context, accounts: Account[]) {
  const held = accounts.flatMap(({ uuid, roles }) => roles.map((role) => ({ user: uuid, role })));
  if (held.length > 0) await db.insert(userRoles).values(held);
}
