import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/platform/data/context.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { reflections } from '#server/schema/index.ts';

/**
 * The caller's own reflection, locked until the transaction ends: `share` to write in it, `update`
 * to submit it. Somebody else's is a 404, just like one that does not exist.
 */
export async function lockOwnReflection(
  { db, user }: Context,
  uuid: string,
  strength: 'share' | 'update',
) {
  const [row] = await db
    .select()
    .from(reflections)
    .where(and(eq(reflections.uuid, uuid), eq(reflections.learner, user.uuid)))
    .for(strength);
  if (!row) throw notFound();
  return row;
}

export type OwnReflection = Awaited<ReturnType<typeof lockOwnReflection>>;
