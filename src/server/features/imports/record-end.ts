import { recordEvent } from '#server/features/audit/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import type { ImportCounts } from '#server/schema/index.ts';
import type { LockedImport } from './lock-import.ts';

/** What a confirmed import did, in the history. */
export function recordEnd(
  ctx: Context,
  { uuid, fileName: name, kind }: LockedImport,
  counts: ImportCounts,
): Promise<void> {
  return recordEvent(ctx, {
    action: 'import.finished',
    subjectType: 'import',
    subject: uuid,
    after: { name, kind, ...counts },
  });
}
