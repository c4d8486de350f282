import { and, eq } from 'drizzle-orm';
import { message } from '#lib/messages/message.ts';
import { learningErrorsMessages } from '#messages/learning/learning-errors.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { personElsewhere } from '#server/platform/data/scope.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { type assignments, users } from '#server/schema/index.ts';

type Taken = Pick<typeof assignments.$inferSelect, 'assignedBy'>;

/**
 * Somebody who belongs to another organisation too has their areas from both: one of them takes away
 * what its caller assigned, and nothing else. To be asked with the learner locked.
 */
export async function assertMayTake(
  ctx: ScopedContext,
  learner: string,
  taken: readonly Taken[],
): Promise<void> {
  const { db, scope, user } = ctx;
  if ('everything' in scope || taken.every(({ assignedBy }) => assignedBy === user.uuid)) return;
  const [elsewhere] = await db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.uuid, learner), personElsewhere(scope, users.uuid)));
  if (!elsewhere) return;
  const text = message(learningErrorsMessages.areasOfOthers, { learner: elsewhere.name });
  throw invalid('learner_id', text);
}
