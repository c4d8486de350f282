import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type * as contract from '#contract/learning/lookups.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { rethrowNameTaken } from '#server/features/learning/name-taken.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { assertNotStale, nextVersion } from '#server/platform/data/versions.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { lookupTable } from './lookup-table.ts';
import { readLookup } from './read-lookups.ts';

export function storeLookup(
  ctx: Context,
  { body }: ValidInput<typeof contract.storeLookup>,
): Promise<Reply<typeof contract.storeLookup>> {
  const { kind, name } = body;
  return inTransaction(ctx, async (ctx) => {
    const uuid = newUuid();
    const timestamps = { createdAt: ctx.now, updatedAt: ctx.now };
    await ctx.db.insert(lookupTable(kind)).values({ uuid, name, ...timestamps });
    await recordEvent(ctx, {
      action: 'lookup.stored',
      subjectType: 'lookup',
      subject: uuid,
      after: { kind, name, retired: false },
    });
    return { lookup: await readLookup(ctx, kind, uuid) };
  }).catch(rethrowNameTaken);
}

/** A retired word is no longer offered, but stays on the pods that have it. */
export function updateLookup(
  ctx: Context,
  { body }: ValidInput<typeof contract.updateLookup>,
): Promise<Reply<typeof contract.updateLookup>> {
  const { kind, uuid, name } = body;
  const table = lookupTable(kind);
  return inTransaction(ctx, async (ctx) => {
    const [found] = await ctx.db
      .select()
      .from(table)
      .where(eq(table.uuid, uuid))
      .for('no key update');
    if (!found) throw invalid('uuid', invalidSelection('word'));
    const current = async () => ({ lookup: await readLookup(ctx, kind, found.uuid) });
    await assertNotStale(ctx, changedSinceMessages.word, found, current);

    const before = { kind, name: found.name, retired: found.retiredAt !== null };
    const { retired = before.retired } = body;
    if (name !== before.name || retired !== before.retired) {
      const retiredAt = retired ? (found.retiredAt ?? ctx.now) : null;
      await ctx.db
        .update(table)
        .set({ name, retiredAt, updatedAt: nextVersion(ctx, table.updatedAt) })
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
  }).catch(rethrowNameTaken);
}
