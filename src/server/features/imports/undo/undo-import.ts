import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { undoImport as contract } from '#contract/imports/imports.ts';
import { importErrorsMessages } from '#messages/imports/import-errors.ts';
import { compareImportJob } from '#server/features/imports/job-kinds.ts';
import { type LockedImport, lockImport } from '#server/features/imports/lock-import.ts';
import { hasAnythingToUndo } from '#server/features/imports/rules.ts';
import { readImport } from '#server/features/imports/show/read-import.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { imports } from '#server/schema/index.ts';
import { presentUndo } from './present-undo.ts';
import { columnsToPutBack, storeRowsToPutBack } from './rows-to-put-back.ts';

/**
 * Begins an import of the values that another one replaced, which goes through the same preview,
 * confirmation and history. If two people begin it at once, the second finds that of the first.
 */
export function undoImport(
  ctx: ScopedContext,
  { body: { uuid } }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockImport(ctx, uuid);
    const present = await presentUndo(ctx, uuid);
    const undo = present?.uuid ?? (await beginUndo(ctx, locked));
    return { import: await readImport(ctx, undo) };
  });
}

async function beginUndo(ctx: Context, undone: LockedImport): Promise<string> {
  if (!hasAnythingToUndo(undone, ctx.now))
    throw invalid('uuid', importErrorsMessages.nothingToUndo);
  const { uuid: undoes, kind, fileName, organisations } = undone;
  const uuid = newUuid();
  const columns = await columnsToPutBack(ctx, undone);
  const fields = columns.map(({ field }) => field);
  await ctx.db.insert(imports).values({
    uuid,
    undoes,
    kind,
    fileName,
    organisations,
    columns: fields,
    header: columns.map(({ header }) => header),
    state: 'comparing',
    size: 0,
    keepsLetters: true,
    total: 0,
    startedBy: ctx.user.uuid,
    createdAt: ctx.now,
    stepSince: ctx.now,
  });
  const total = await storeRowsToPutBack(ctx, { undo: uuid, undone, fields });
  await ctx.db.update(imports).set({ total }).where(eq(imports.uuid, uuid));
  await ctx.jobs.add(ctx, compareImportJob, { import: uuid });
  return uuid;
}
