import { and, asc, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { importIndex as indexing, showImport } from '#contract/imports/imports.ts';
import { columnLetters } from '#lib/spreadsheets/xlsx.ts';
import { importWithin } from '#server/features/imports/lock-import.ts';
import { secondsLeft } from '#server/features/imports/rules.ts';
import { undoState } from '#server/features/imports/undo/present-undo.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { limitOffset, paged } from '#server/platform/data/pagination.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { localizedText } from '#server/platform/i18n/localized-text.ts';
import { importRows, imports, users } from '#server/schema/index.ts';
import { frequentProblems } from './frequent-problems.ts';
import { importEffects } from './import-effects.ts';

type ImportRecord = Awaited<ReturnType<typeof selectImports>>[number];

const starter = alias(users, 'starter');
const confirmer = alias(users, 'confirmer');

export async function importIndex(
  ctx: ScopedContext,
  { query }: ValidInput<typeof indexing>,
): Promise<Reply<typeof indexing>> {
  const where = and(searchCondition(query.search), importWithin(ctx.scope));
  const { limit, offset } = limitOffset(query);
  const rows = await selectImports(ctx, where).limit(limit).offset(offset);
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(imports)
    .innerJoin(starter, eq(starter.uuid, imports.startedBy))
    .where(where);
  return {
    imports: paged(
      rows.map((row) => summaryOf(ctx, row)),
      counted?.total ?? 0,
      query,
    ),
  };
}

export async function readImport(
  ctx: ScopedContext,
  uuid: string,
): Promise<Reply<typeof showImport>['import']> {
  const [found] = await selectImports(ctx, and(eq(imports.uuid, uuid), importWithin(ctx.scope)));
  if (!found) throw notFound();
  const { row } = found;
  return {
    ...summaryOf(ctx, found),
    size: row.size,
    read_as: row.readAs && localizedText(ctx, row.readAs),
    progress: progressOf(ctx, row),
    columns: await columnsOf(ctx, row),
    invitations: row.counts.invitations,
    send_invitations: row.sendInvitations,
    ...(await importEffects(ctx, row)),
    frequent_problems: await frequentProblems(ctx, row),
    ...(await undoState(ctx, row)),
  };
}

/** Imports are few, so that this needs no index. */
function searchCondition(search = ''): SQL | undefined {
  const term = search.trim();
  if (term === '') return undefined;
  return sql`position(fold(${term}) in fold(${imports.fileName} || ' ' || ${starter.name})) > 0`;
}

function selectImports({ db }: Context, where: SQL | undefined) {
  return db
    .select({
      row: imports,
      startedBy: { uuid: starter.uuid, name: starter.name },
      confirmedBy: { uuid: confirmer.uuid, name: confirmer.name },
    })
    .from(imports)
    .innerJoin(starter, eq(starter.uuid, imports.startedBy))
    .leftJoin(confirmer, eq(confirmer.uuid, imports.confirmedBy))
    .where(where)
    .orderBy(desc(imports.createdAt), desc(imports.uuid));
}

function summaryOf(ctx: Context, { row, startedBy, confirmedBy }: ImportRecord) {
  const { create, update, same, problem, written } = row.counts;
  return {
    uuid: row.uuid,
    kind: row.kind,
    state: row.state,
    file_name: row.fileName,
    started_by: startedBy,
    created_at: row.createdAt,
    confirmed_by: confirmedBy,
    confirmed_at: row.confirmedAt,
    finished_at: row.finishedAt,
    total: row.total,
    counts: { create, update, same, problem, written },
    reason: row.reason && localizedText(ctx, row.reason),
    undoes: row.undoes,
  };
}

/** While an import is written, only the rows that change something count. */
function progressOf(
  { now }: Context,
  { state, processed, total, counts, stepSince }: ImportRecord['row'],
) {
  const { create, update, written } = counts;
  const of = state === 'writing' ? processed + create + update - written : total;
  const seconds_left = secondsLeft({ processed, of, since: stepSince, now });
  return { processed, of, seconds_left };
}

const SAMPLES = 3;

/** The first values of each column that has any, so that a person can tell what it holds. */
async function columnsOf({ db }: Context, row: ImportRecord['row']) {
  const firstRows = await db
    .select({ cells: importRows.cells })
    .from(importRows)
    .where(and(eq(importRows.import, row.uuid), isNotNull(importRows.cells)))
    .orderBy(asc(importRows.line))
    .limit(100);
  return row.header.map((header, index) => ({
    letter: columnLetters(index),
    header,
    field: row.columns[index] ?? null,
    samples: firstRows.flatMap(({ cells }) => cells?.[index]?.trim() || []).slice(0, SAMPLES),
  }));
}
