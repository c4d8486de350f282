import { message } from '#lib/messages/message.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import type { Context } from '#server/platform/data/context.ts';
import { changedSince } from '#server/platform/http/api-error.ts';
import { readAssignments } from './learner-assignments.ts';
import { isSetStale } from './rules.ts';

type Sets = Parameters<typeof isSetStale>[0];

/** Nobody replaces what a colleague assigned since, without knowing of it: an undo least of all. */
export async function assertAsSeen(
  ctx: Context,
  { uuid, name }: { uuid: string; name: string },
  sets: Sets,
): Promise<void> {
  if (!isSetStale(sets)) return;
  const current = { data: await readAssignments(ctx, uuid) };
  throw changedSince(message(changedSinceMessages.areasOf, { learner: name }), current);
}
