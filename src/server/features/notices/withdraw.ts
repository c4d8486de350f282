import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '#server/platform/data/context.ts';
import { notices } from '#server/schema/index.ts';
import { handledBy, type Notice } from './notify.ts';

/**
 * Takes back the notice of an act that is undone, in the same transaction, and opens the notices that
 * the act had settled. Its mail then finds nothing to send.
 */
export async function withdrawNotice(
  { db }: Context,
  { kind, reflection, recipient }: Required<Pick<Notice, 'kind' | 'reflection' | 'recipient'>>,
  at: Date,
): Promise<void> {
  const about = eq(notices.reflection, reflection);
  await db
    .delete(notices)
    .where(
      and(about, eq(notices.recipient, recipient), eq(notices.kind, kind), eq(notices.at, at)),
    );
  await db
    .update(notices)
    .set({ readAt: null })
    .where(and(about, inArray(notices.kind, [...(handledBy[kind] ?? [])]), eq(notices.readAt, at)));
}
