import { sql } from 'drizzle-orm';
import type { Input, Reply } from '#contract/endpoint.ts';
import {
  type chooseColumns as contract,
  type ImportKind,
  importFields,
  importKey,
} from '#contract/imports.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { invalid } from '#server/platform/refusal.ts';
import { importRows } from '#server/schema/index.ts';
import { type Columns, hasKey } from './find-columns.ts';
import { become, type HeldImport, holdImport } from './hold-import.ts';
import { compareImport } from './kinds.ts';
import { readImport } from './read-import.ts';
import { rememberColumns } from './remembered-columns.ts';
import { mayBecome } from './rules.ts';

/** By hand, and remembered for the next file with the same header. */
export function chooseColumns(
  ctx: Context,
  { body: { uuid, columns } }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const held = await holdImport(ctx, uuid);
    if (!mayBecome(held.state, 'comparing')) {
      throw invalid('uuid', 'The columns of this import can no longer be chosen.');
    }
    refuseWrong(held, columns);
    await rememberColumns(ctx, held, columns);
    await beginComparing(ctx, held, { columns });
    return { import: await readImport(ctx, uuid) };
  });
}

function refuseWrong({ kind, header }: HeldImport, columns: Columns) {
  if (columns.length !== header.length) {
    throw invalid('columns', `This file has ${header.length} columns.`);
  }
  const given = columns.filter((field) => field !== null);
  const unknown = given.find((field) => !(field in importFields[kind]));
  if (unknown !== undefined) throw invalid('columns', `There is no field ${unknown}.`);
  if (new Set(given).size < given.length) {
    throw invalid('columns', 'Two columns are marked as the same thing. Please leave one out.');
  }
  if (!hasKey(kind, columns)) throw invalid('columns', withoutKey[kind]);
}

const withoutKey: Record<ImportKind, string> = {
  people: 'Please say which column holds the email: people are recognised by it.',
  organisations: 'Please say which column holds the code: organisations are recognised by it.',
};

/** Every row is compared anew, by jobs. What it is recognised by is noted first, for all of them. */
export async function beginComparing(
  ctx: Context,
  held: HeldImport,
  read: { columns: Columns } & Partial<HeldImport>,
): Promise<void> {
  const index = read.columns.indexOf(importKey[held.kind]);
  await ctx.db
    .update(importRows)
    .set({
      key: sql`nullif(lower(normalize(trim(${importRows.cells} ->> ${index}::int))), '')`,
      outcome: null,
    })
    .where(sql`${importRows.import} = ${held.uuid}`);
  await become(ctx, held, 'comparing', read);
  await ctx.jobs.add(ctx, compareImport, { import: held.uuid });
}
