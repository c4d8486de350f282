import { eq } from 'drizzle-orm';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { ImportState } from '#contract/imports/imports.ts';
import type { Context } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { imports } from '#server/schema/index.ts';
import { mayBecome } from './rules.ts';

export type LockedImport = typeof imports.$inferSelect;

/** Two people who confirm an import at once, or two jobs that write it, wait for each other here. */
export async function lockImport({ db }: Context, uuid: string): Promise<LockedImport> {
  const [locked] = await db.select().from(imports).where(eq(imports.uuid, uuid)).for('update');
  if (!locked) throw invalid('uuid', invalidSelection('import'));
  return locked;
}

type Change = Partial<Omit<LockedImport, 'uuid' | 'state'>>;

/** Moves a locked import to its next state, which begins now. */
export async function moveToState(
  ctx: Context,
  locked: LockedImport,
  state: ImportState,
  change: Change = {},
): Promise<void> {
  if (!mayBecome(locked.state, state)) {
    throw new Error(`An import can't become ${state} after ${locked.state}`);
  }
  const began = { state, processed: 0, stepSince: ctx.now };
  await ctx.db
    .update(imports)
    .set({ ...began, ...change })
    .where(eq(imports.uuid, locked.uuid));
}
