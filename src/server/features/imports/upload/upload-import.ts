import { v7 as newUuid } from 'uuid';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { uploadImport as contract } from '#contract/imports/imports.ts';
import { fileKind } from '#lib/spreadsheets/file-kind.ts';
import { importProblemsMessages } from '#messages/imports/import-problems.ts';
import { readImportJob as readJob } from '#server/features/imports/job-kinds.ts';
import { readImport } from '#server/features/imports/show/read-import.ts';
import { inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { withinOf } from '#server/platform/data/scope.ts';
import { forbidden, invalid } from '#server/platform/http/api-error.ts';
import { problemMessage } from '#server/platform/spreadsheets/messages.ts';
import { importFiles, imports } from '#server/schema/index.ts';

/**
 * Stores the file, if it can be a table at all; a job reads it. Organisations are written by those who
 * keep all of them.
 */
export async function uploadImport(
  ctx: ScopedContext,
  { query }: ValidInput<typeof contract>,
  content: unknown,
): Promise<Reply<typeof contract>> {
  const organisations = withinOf(ctx.scope);
  if (organisations && query.kind !== 'people') throw forbidden();
  const kind = fileKind(Buffer.isBuffer(content) ? content : Buffer.alloc(0));
  if ('problem' in kind) throw invalid('file', problemMessage(kind.problem));
  if (!Buffer.isBuffer(content)) throw invalid('file', importProblemsMessages.empty);

  return inTransaction(ctx, async (ctx) => {
    const uuid = newUuid();
    await ctx.db.insert(imports).values({
      uuid,
      kind: query.kind,
      state: 'reading',
      fileName: query.name,
      size: content.length,
      startedBy: ctx.user.uuid,
      organisations: organisations && [...organisations],
      createdAt: ctx.now,
      stepSince: ctx.now,
    });
    await ctx.db.insert(importFiles).values({ import: uuid, content });
    await ctx.jobs.add(ctx, readJob, { import: uuid });
    return { import: await readImport(ctx, uuid) };
  });
}
