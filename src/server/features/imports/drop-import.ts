import { eq } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { dropImport as contract } from '#contract/imports.ts';
import { importErrorsMessages } from '#messages/import-errors.ts';
import { invalid } from '#server/platform/api-error.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { importRows } from '#server/schema/index.ts';
import { lockImport, moveToState } from './lock-import.ts';
import { readImport } from './read-import.ts';
import { mayBecome } from './rules.ts';

/** What was in the file is deleted; that somebody dropped it, and when, stays. */
export function dropImport(
  ctx: Context,
  { body: { uuid } }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const held = await lockImport(ctx, uuid);
    if (held.state !== 'dropped') {
      if (!mayBecome(held.state, 'dropped')) {
        throw invalid('uuid', importErrorsMessages.notDroppable);
      }
      await ctx.db.delete(importRows).where(eq(importRows.import, uuid));
      await moveToState(ctx, held, 'dropped', { finishedAt: ctx.now });
    }
    return { import: await readImport(ctx, uuid) };
  });
}
