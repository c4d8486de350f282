import { and, eq, notInArray } from 'drizzle-orm';
import type { LockedImport } from '#server/features/imports/lock-import.ts';
import { hasAnythingToUndo } from '#server/features/imports/rules.ts';
import type { Context } from '#server/platform/data/context.ts';
import { imports } from '#server/schema/index.ts';

/** The import that puts this one back: at most one, of those that weren't discarded and didn't fail. */
export async function presentUndo({ db }: Context, uuid: string) {
  const isPresent = notInArray(imports.state, ['dropped', 'failed']);
  const [undo] = await db
    .select({ uuid: imports.uuid, state: imports.state })
    .from(imports)
    .where(and(eq(imports.undoes, uuid), isPresent));
  return undo;
}

/** What a person who reads an import can do about it afterwards. */
export async function undoState(ctx: Context, record: LockedImport) {
  const undo = record.confirmedAt ? await presentUndo(ctx, record.uuid) : undefined;
  return { can_be_undone: hasAnythingToUndo(record, ctx.now) && !undo, undone_by: undo ?? null };
}
