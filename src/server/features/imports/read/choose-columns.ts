import { sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { importFields } from '#contract/imports/import-fields.ts';
import {
  type chooseColumns as contract,
  type ImportKind,
  importKey,
} from '#contract/imports/imports.ts';
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
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { importRows } from '#server/schema/index.ts';
import { type ColumnMapping, hasKey } from './find-columns.ts';
import { rememberColumns } from './remembered-columns.ts';

/** By hand, and remembered for the next file with the same header. */
export function chooseColumns(
  ctx: Context,
  { body: { uuid, columns } }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const held = await lockImport(ctx, uuid);
    if (!mayBecome(held.state, 'comparing')) {
      throw invalid('uuid', importErrorsMessages.columnsChosen);
    }
    assertColumns(held, columns);
    await rememberColumns(ctx, held, columns);
    await beginComparing(ctx, held, { columns });
    return { import: await readImport(ctx, uuid) };
  });
}

function assertColumns({ kind, header }: LockedImport, columns: ColumnMapping) {
  if (columns.length !== header.length) {
    throw invalid('columns', message(importErrorsMessages.columnCount, { count: header.length }));
  }
  const given = columns.filter((field) => field !== null);
  const unknown = given.find((field) => !(field in importFields[kind]));
  if (unknown !== undefined) {
    throw invalid('columns', message(importErrorsMessages.noField, { field: unknown }));
  }
  if (new Set(given).size < given.length) {
    throw invalid('columns', importErrorsMessages.twice);
  }
  if (!hasKey(kind, columns)) throw invalid('columns', withoutKey[kind]);
}

const withoutKey: Record<ImportKind, MessageDescriptor> = {
  people: importErrorsMessages.withoutEmail,
  organisations: importErrorsMessages.withoutCode,
};

/** Every row is compared anew, by jobs. What it is recognised by is noted first, for all of them. */
export async function beginComparing(
  ctx: Context,
  held: LockedImport,
  read: { columns: ColumnMapping } & Partial<LockedImport>,
): Promise<void> {
  const index = read.columns.indexOf(importKey[held.kind]);
  const cell = sql`${importRows.cells} ->> ${index}::int`;
  await ctx.db
    .update(importRows)
    .set({
      key: sql`nullif(lower(normalize(trim(regexp_replace(${cell}, '\\s+', ' ', 'g')))), '')`,
      outcome: null,
    })
    .where(sql`${importRows.import} = ${held.uuid}`);
  await moveToState(ctx, held, 'comparing', read);
  await ctx.jobs.add(ctx, compareImportJob, { import: held.uuid });
}
