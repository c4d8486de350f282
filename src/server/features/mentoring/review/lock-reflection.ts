import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { uuid } from '#contract/fields/fields.schemas.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { closedToMentorMessage, isOwn } from '#server/features/mentoring/rules.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { reflectionIsWithin, thisReflectionWithin, withinOf } from '#server/platform/data/scope.ts';
import { forbidden, invalid } from '#server/platform/http/api-error.ts';
import { answers, reflections } from '#server/schema/index.ts';

export type ReflectionRow = typeof reflections.$inferSelect;

const NamedReflection = z.object({ reflection: uuid });

/**
 * Refuses writing on one's own or on a closed reflection where the rest of the body is invalid: that
 * nothing can be changed matters more than a mistake in the change.
 */
export async function assertOpen(ctx: ScopedContext, body: unknown): Promise<void> {
  const row = await readNamed(ctx, body);
  if (row) assertWritable(ctx, row);
}

/** The same for sending back, which may be repeated while the reflection is with the learner. */
export async function assertNotComplete(ctx: ScopedContext, body: unknown): Promise<void> {
  const row = await readNamed(ctx, body);
  if (row && (row.completedAt || isOwn(ctx.user, row))) assertWritable(ctx, row);
}

export async function assertNotOwn(ctx: ScopedContext, body: unknown): Promise<void> {
  const row = await readNamed(ctx, body);
  if (row && isOwn(ctx.user, row)) throw forbidden();
}

/** Undefined where the body names no reflection, or one outside of the scope. */
export async function readNamed(
  { db, scope }: ScopedContext,
  body: unknown,
): Promise<ReflectionRow | undefined> {
  const { data } = NamedReflection.safeParse(body);
  if (!data) return undefined;
  const isIt = eq(reflections.uuid, data.reflection);
  const [row] = await db
    .select()
    .from(reflections)
    .where(and(isIt, thisReflectionWithin(scope, reflections)));
  return row;
}

/**
 * The reflection to write on, locked until the transaction ends. `share` lets several reviews of one
 * reflection be saved at the same time, while a sign-off (`update`) waits for them, and they for it.
 */
export async function lockOpenReflection(
  ctx: ScopedContext,
  reflection: string,
  strength: 'share' | 'update',
) {
  const row = await lockReflection(ctx, reflection, strength);
  assertWritable(ctx, row);
  return row;
}

/** For writing the review of an answer, which must be one of the reflection's. */
export async function lockForReview(
  { db, user, scope }: ScopedContext,
  { reflection, answer }: { reflection: string; answer: string },
): Promise<void> {
  const isItsAnswer = and(
    eq(answers.reflection, reflections.uuid),
    eq(answers.uuid, sql.placeholder('answer')),
  );
  const [found] = await db
    .select({ row: reflections, answer: answers.uuid })
    .from(reflections)
    .leftJoin(answers, isItsAnswer)
    .where(
      and(eq(reflections.uuid, sql.placeholder('reflection')), reflectionIsWithin(reflections)),
    )
    .for('share', { of: reflections })
    .prepare('lock_for_review')
    .execute({ reflection, answer, within: withinOf(scope) });
  if (!found) throw invalid('reflection', invalidSelection('reflection'));
  assertWritable({ user }, found.row);
  if (!found.answer) throw invalid('answer', invalidSelection('answer'));
}

/** The same for a reflection in any state. */
export async function lockReflection(
  ctx: ScopedContext,
  reflection: string,
  strength: 'share' | 'update',
) {
  const [row] = await ctx.db
    .select()
    .from(reflections)
    .where(
      and(eq(reflections.uuid, sql.placeholder('reflection')), reflectionIsWithin(reflections)),
    )
    .for(strength)
    .prepare(`lock_reflection_for_${strength}`)
    .execute({ reflection, within: withinOf(ctx.scope) });
  if (!row) throw invalid('reflection', invalidSelection('reflection'));
  if (isOwn(ctx.user, row)) throw forbidden();
  return row;
}

export function assertWritable(ctx: Pick<Context, 'user'>, row: ReflectionRow) {
  if (isOwn(ctx.user, row)) throw forbidden();
  const closed = closedToMentorMessage(row);
  if (closed) throw invalid('reflection', closed);
}
