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
import { importRefusalsText } from '#texts/import-refusals.ts';
import { say, type Text } from '#texts/text.ts';
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
      throw invalid('uuid', importRefusalsText.columnsChosen);
    }
    refuseWrong(held, columns);
    await rememberColumns(ctx, held, columns);
    await beginComparing(ctx, held, { columns });
    return { import: await readImport(ctx, uuid) };
  });
}

function refuseWrong({ kind, header }: HeldImport, columns: Columns) {
  if (columns.length !== header.length) {
    throw invalid('columns', say(importRefusalsText.columnCount, { count: header.length }));
  }
  const given = columns.filter((field) => field !== null);
  const unknown = given.find((field) => !(field in importFields[kind]));
  if (unknown !== undefined) {
    throw invalid('columns', say(importRefusalsText.noField, { field: unknown }));
  }
  if (new Set(given).size < given.length) {
    throw invalid('columns', importRefusalsText.twice);
  }
  if (!hasKey(kind, columns)) throw invalid('columns', withoutKey[kind]);
}

const withoutKey: Record<ImportKind, Text> = {
  people: importRefusalsText.withoutEmail,
  organisations: importRefusalsText.withoutCode,
};

/** Every row is compared anew, by jobs. What it is recognised by is noted first, for all of them. */
export async function beginComparing(
  ctx: Context,
  held: HeldImport,
  read: { columns: Columns } & Partial<HeldImport>,
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
  await become(ctx, held, 'comparing', read);
  await ctx.jobs.add(ctx, compareImport, { import: held.uuid });
}
