import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Input, Reply } from '#contract/endpoint.ts';
import type { storeLookup as storing, updateLookup as updating } from '#contract/lookups.ts';
import { noSuch } from '#contract/sentences.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { refuseStale, touched } from '#server/platform/editing.ts';
import { invalid } from '#server/platform/refusal.ts';
import { changedSinceText } from '#texts/changed-since.ts';
import { lookupTable } from './lookup-table.ts';
import { asNameTaken } from './name-taken.ts';
import { readLookup } from './read-lookups.ts';

export function storeLookup(
  ctx: Context,
  { body }: Input<typeof storing>,
): Promise<Reply<typeof storing>> {
  const { kind, name } = body;
  return inTransaction(ctx, async (ctx) => {
    const uuid = newUuid();
    const dated = { createdAt: ctx.now, updatedAt: ctx.now };
    await ctx.db.insert(lookupTable(kind)).values({ uuid, name, ...dated });
    await recordEvent(ctx, {
      action: 'lookup.stored',
      subjectType: 'lookup',
      subject: uuid,
      after: { kind, name, retired: false },
    });
    return { lookup: await readLookup(ctx, kind, uuid) };
  }).catch(asNameTaken);
}

/** A retired word is offered no more, and stays on the pods that have it. */
export function updateLookup(
  ctx: Context,
  { body }: Input<typeof updating>,
): Promise<Reply<typeof updating>> {
  const { kind, uuid, name } = body;
  const table = lookupTable(kind);
  return inTransaction(ctx, async (ctx) => {
    const [found] = await ctx.db
      .select()
      .from(table)
      .where(eq(table.uuid, uuid))
      .for('no key update');
    if (!found) throw invalid('uuid', noSuch('word'));
    const current = async () => ({ lookup: await readLookup(ctx, kind, found.uuid) });
    await refuseStale(ctx, changedSinceText.word, found, current);

    const before = { kind, name: found.name, retired: found.retiredAt !== null };
    const { retired = before.retired } = body;
    if (name !== before.name || retired !== before.retired) {
      const retiredAt = retired ? (found.retiredAt ?? ctx.now) : null;
      await ctx.db
        .update(table)
        .set({ name, retiredAt, updatedAt: touched(ctx, table.updatedAt) })
        .where(eq(table.uuid, found.uuid));
      await recordEvent(ctx, {
        action: 'lookup.changed',
        subjectType: 'lookup',
        subject: found.uuid,
        before,
        after: { kind, name, retired },
      });
    }
    return current();
  }).catch(asNameTaken);
}
