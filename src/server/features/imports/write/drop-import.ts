import { eq } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { dropImport as contract } from '#contract/imports/imports.ts';
import { importErrorsMessages } from '#messages/imports/import-errors.ts';
import { lockImport, moveToState } from '#server/features/imports/lock-import.ts';
import { mayBecome } from '#server/features/imports/rules.ts';
import { readImport } from '#server/features/imports/show/read-import.ts';
import { inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { importRows } from '#server/schema/index.ts';

/** Deletes what was in the file. The import itself stays, with when it was dropped. */
export function dropImport(
  ctx: ScopedContext,
  { body: { uuid } }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockImport(ctx, uuid);
    if (locked.state !== 'dropped') {
      if (!mayBecome(locked.state, 'dropped')) {
        throw invalid('uuid', importErrorsMessages.notDroppable);
      }
      await ctx.db.delete(importRows).where(eq(importRows.import, uuid));
      await moveToState(ctx, locked, 'dropped', { finishedAt: ctx.now });
    }
    return { import: await readImport(ctx, uuid) };
  });
}
