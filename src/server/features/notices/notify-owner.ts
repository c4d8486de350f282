import { v7 as newUuid } from 'uuid';
import type { AccountNotice } from '#contract/notices/notice-words.ts';
import type { Context } from '#server/platform/data/context.ts';
import { notices } from '#server/schema/index.ts';

/**
 * Tells somebody behind their bell how one gets into their account now, in the same transaction. They
 * are mailed of it apart, whatever they chose: whoever did it need not be they.
 */
export async function notifyOwner(
  { db, now: at }: Context,
  owner: string,
  kind: AccountNotice,
): Promise<void> {
  const notice = { uuid: newUuid(), at, kind, recipient: owner, actor: owner };
  await db.insert(notices).values({ ...notice, mail: 'off' });
}
