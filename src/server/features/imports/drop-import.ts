import { eq } from 'drizzle-orm';
import type { Input, Reply } from '#contract/endpoint.ts';
import type { dropImport as contract } from '#contract/imports.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { invalid } from '#server/platform/refusal.ts';
import { importRows } from '#server/schema/index.ts';
import { importRefusalsText } from '#texts/import-refusals.ts';
import { become, holdImport } from './hold-import.ts';
import { readImport } from './read-import.ts';
import { mayBecome } from './rules.ts';

/** What was in the file is deleted; that somebody dropped it, and when, stays. */
export function dropImport(
  ctx: Context,
  { body: { uuid } }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const held = await holdImport(ctx, uuid);
    if (held.state !== 'dropped') {
      if (!mayBecome(held.state, 'dropped')) {
        throw invalid('uuid', importRefusalsText.notDroppable);
      }
      await ctx.db.delete(importRows).where(eq(importRows.import, uuid));
      await become(ctx, held, 'dropped', { finishedAt: ctx.now });
    }
    return { import: await readImport(ctx, uuid) };
  });
}
