import { eq } from 'drizzle-orm';
import type { ImportState } from '#contract/imports.ts';
import { noSuch } from '#contract/sentences.ts';
import type { Context } from '#server/platform/context.ts';
import { invalid } from '#server/platform/refusal.ts';
import { imports } from '#server/schema/index.ts';
import { mayBecome } from './rules.ts';

export type HeldImport = typeof imports.$inferSelect;

/** One at a time may move an import on: two who confirm it at once, or two jobs that write it, queue. */
export async function holdImport({ db }: Context, uuid: string): Promise<HeldImport> {
  const [held] = await db.select().from(imports).where(eq(imports.uuid, uuid)).for('update');
  if (!held) throw invalid('uuid', noSuch('import'));
  return held;
}

type Change = Partial<Omit<HeldImport, 'uuid' | 'state'>>;

/** Moves a held import to its next state, which begins now. */
export async function become(
  ctx: Context,
  held: HeldImport,
  state: ImportState,
  change: Change = {},
): Promise<void> {
  if (!mayBecome(held.state, state)) {
    throw new Error(`An import can't become ${state} after ${held.state}`);
  }
  const began = { state, processed: 0, stepSince: ctx.now };
  await ctx.db
    .update(imports)
    .set({ ...began, ...change })
    .where(eq(imports.uuid, held.uuid));
}
