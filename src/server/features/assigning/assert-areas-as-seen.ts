import { isDeepStrictEqual } from 'node:util';
import { message } from '#lib/messages/message.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import type { Context } from '#server/platform/data/context.ts';
import { assertAsSeen } from '#server/platform/data/versions.ts';
import { readAssignments } from './learner-assignments.ts';

type Areas = readonly string[];
type Sets = { seen: Areas | undefined; present: Areas; wanted: Areas };

/** Nobody replaces what a colleague assigned since, without knowing of it: an undo least of all. */
export async function assertAreasAsSeen(
  ctx: Context,
  { uuid, name }: { uuid: string; name: string },
  { seen, present, wanted }: Sets,
): Promise<void> {
  // Sent again, as the answer got lost.
  if (isDeepStrictEqual(wanted, present)) return;
  const sentence = message(changedSinceMessages.areasOf, { learner: name });
  const current = async () => ({ data: await readAssignments(ctx, uuid) });
  await assertAsSeen(sentence, { seen, present }, current);
}
