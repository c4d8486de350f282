import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { NoticeKind } from '#contract/notices/notice-words.ts';
import type { Context } from '#server/platform/data/context.ts';
import { notices } from '#server/schema/index.ts';

type HandledNotices = { kinds: readonly NoticeKind[] } & (
  | { reflection: string }
  | { phrases: readonly string[] }
);

/**
 * Marks notices as read for everybody once what they ask for has been done. Those that somebody is
 * marking at this moment are skipped, because waiting for them could be a deadlock.
 */
export async function markHandled(ctx: Context, handled: HandledNotices): Promise<void> {
  await updateHandled(ctx, handled);
}

/** The same, for a statement that does more. */
export function updateHandled({ db, now }: Context, { kinds, ...about }: HandledNotices) {
  const open = db
    .select({ uuid: notices.uuid })
    .from(notices)
    .where(
      and(
        'reflection' in about
          ? eq(notices.reflection, about.reflection)
          : inArray(notices.phrase, [...about.phrases]),
        inArray(notices.kind, [...kinds]),
        isNull(notices.readAt),
      ),
    )
    .for('update', { skipLocked: true });
  return db.update(notices).set({ readAt: now }).where(inArray(notices.uuid, open));
}
