import { and, eq, type SQL, sql } from 'drizzle-orm';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { ImportState } from '#contract/imports/imports.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { type Scope, withinOf } from '#server/platform/data/scope.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { imports } from '#server/schema/index.ts';
import { mayBecome } from './rules.ts';

export type LockedImport = typeof imports.$inferSelect;

/**
 * That an import is about organisations of the scope and no other, so that nobody reads what a file did
 * where they have no say any more; no condition where the scope is everything.
 */
export const importWithin = (scope: Scope): SQL | undefined =>
  'everything' in scope
    ? undefined
    : sql`${imports.organisations} <@ ${sql.param(withinOf(scope))}::uuid[]`;

/** Two people who confirm an import at once, or two jobs that write it, wait for each other here. */
export async function lockImport(
  { db, scope }: Pick<ScopedContext, 'db' | 'scope'>,
  uuid: string,
): Promise<LockedImport> {
  const isIt = and(eq(imports.uuid, uuid), importWithin(scope));
  const [locked] = await db.select().from(imports).where(isIt).for('update');
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
