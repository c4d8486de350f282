import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { confirmImport as contract } from '#contract/imports/imports.ts';
import { importErrorsMessages } from '#messages/imports/import-errors.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { writeImportJob } from '#server/features/imports/job-kinds.ts';
import {
  type LockedImport,
  lockImport,
  moveToState,
} from '#server/features/imports/lock-import.ts';
import { readImport } from '#server/features/imports/show/read-import.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { assertAsSeen } from '#server/platform/data/versions.ts';
import { invalid } from '#server/platform/http/api-error.ts';

/** From here on jobs write. If two people confirm at once, the second finds it confirmed. */
export function confirmImport(
  ctx: ScopedContext,
  { body: { uuid, send_invitations, seen } }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockImport(ctx, uuid);
    const present = async () => ({ import: await readImport(ctx, uuid) });
    if (locked.state !== 'writing' && locked.state !== 'done') {
      // Columns that were chosen in another tab make other rows of the same file.
      await assertAsSeen(changedSinceMessages.import, { seen, present: locked.columns }, present);
      await beginWriting(ctx, locked, send_invitations);
    }
    return present();
  });
}

async function beginWriting(
  ctx: Context,
  locked: LockedImport,
  sendInvitations: boolean,
): Promise<void> {
  const { create, update, invitations } = locked.counts;
  if (locked.state !== 'ready') throw invalid('uuid', importErrorsMessages.notReady);
  if (create + update === 0) {
    throw invalid('uuid', importErrorsMessages.nothingToWrite);
  }
  await moveToState(ctx, locked, 'writing', {
    sendInvitations,
    confirmedBy: ctx.user.uuid,
    confirmedAt: ctx.now,
  });
  await recordEvent(ctx, {
    action: 'import.confirmed',
    subjectType: 'import',
    subject: locked.uuid,
    after: {
      name: locked.fileName,
      kind: locked.kind,
      create,
      update,
      invitations: sendInvitations ? invitations : 0,
    },
  });
  await ctx.jobs.add(ctx, writeImportJob, { import: locked.uuid });
}
