import { and, eq, inArray } from 'drizzle-orm';
import type { NoticeKind } from '#contract/notices/notice-words.ts';
import type { Context } from '#server/platform/data/context.ts';
import { notices } from '#server/schema/index.ts';
import { handledBy } from './notify.ts';

/** Without a recipient, everybody's. */
type Withdrawn = { kind: NoticeKind; recipient?: string } & (
  | { reflection: string }
  | { phrase: string }
);

/**
 * Takes back the notice of an act that is undone, in the same transaction, and opens the notices that
 * the act had settled. Its mail then finds nothing to send.
 */
export async function withdrawNotice(
  { db }: Context,
  { kind, recipient, ...of }: Withdrawn,
  at: Date,
): Promise<void> {
  const about =
    'reflection' in of ? eq(notices.reflection, of.reflection) : eq(notices.phrase, of.phrase);
  await db
    .delete(notices)
    .where(
      and(
        about,
        recipient === undefined ? undefined : eq(notices.recipient, recipient),
        eq(notices.kind, kind),
        eq(notices.at, at),
      ),
    );
  await db
    .update(notices)
    .set({ readAt: null })
    .where(and(about, inArray(notices.kind, [...(handledBy[kind] ?? [])]), eq(notices.readAt, at)));
}
