import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { importFields } from '#contract/imports/import-fields.ts';
import type { chooseColumns as contract, ImportKind } from '#contract/imports/imports.ts';
import { type MessageDescriptor, message } from '#lib/messages/message.ts';
import { importErrorsMessages } from '#messages/imports/import-errors.ts';
import { compareImportJob } from '#server/features/imports/job-kinds.ts';
import {
  type LockedImport,
  lockImport,
  moveToState,
} from '#server/features/imports/lock-import.ts';
import { mayBecome } from '#server/features/imports/rules.ts';
import { readImport } from '#server/features/imports/show/read-import.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { type ColumnMapping, hasKey } from './find-columns.ts';
import { rememberColumns } from './remembered-columns.ts';
import { storeKeys } from './row-keys.ts';

/** Takes the columns that a person chose, and remembers them for the next file with that header. */
export function chooseColumns(
  ctx: ScopedContext,
  { body: { uuid, columns } }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockImport(ctx, uuid);
    if (locked.undoes || !mayBecome(locked.state, 'comparing')) {
      throw invalid('uuid', importErrorsMessages.columnsChosen);
    }
    assertColumns(locked, columns);
    await rememberColumns(ctx, locked, columns);
    await beginComparing(ctx, locked, { columns });
    return { import: await readImport(ctx, uuid) };
  });
}

function assertColumns({ kind, header }: LockedImport, columns: ColumnMapping) {
  if (columns.length !== header.length) {
    throw invalid('columns', message(importErrorsMessages.columnCount, { count: header.length }));
  }
  const chosen = columns.filter((field) => field !== null);
  const unknown = chosen.find((field) => !(field in importFields[kind]));
  if (unknown !== undefined) {
    throw invalid('columns', message(importErrorsMessages.noField, { field: unknown }));
  }
  if (new Set(chosen).size < chosen.length) {
    throw invalid('columns', importErrorsMessages.twice);
  }
  if (!hasKey(kind, columns)) throw invalid('columns', withoutKey[kind]);
}

const withoutKey: Record<ImportKind, MessageDescriptor> = {
  people: importErrorsMessages.withoutEmail,
  organisations: importErrorsMessages.withoutCode,
};

/** Has every row compared anew, by jobs, after the key of each has been stored. */
export async function beginComparing(
  ctx: Context,
  locked: LockedImport,
  changes: { columns: ColumnMapping } & Partial<LockedImport>,
): Promise<void> {
  await storeKeys(ctx, locked, changes.columns);
  await moveToState(ctx, locked, 'comparing', changes);
  await ctx.jobs.add(ctx, compareImportJob, { import: locked.uuid });
}
