import { and, eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { z } from 'zod';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type * as contract from '#contract/mentoring/mentoring.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { assertNotStale, nextVersion } from '#server/platform/data/versions.ts';
import { changedSince, invalid } from '#server/platform/http/api-error.ts';
import { reviews, reviewVersions, users } from '#server/schema/index.ts';
import { discardDraft } from './drafts.ts';
import { lockForReview } from './lock-reflection.ts';

/** Stores the first review of an answer. If somebody was faster, theirs comes with a 412. */
export function storeReview(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract.storeReview>,
): Promise<Reply<typeof contract.storeReview>> {
  return inTransaction(ctx, async (ctx) => {
    await lockForReview(ctx, body);

    const [stored] = await ctx.db
      .insert(reviews)
      .values({
        uuid: newUuid(),
        answer: body.answer,
        review: body.contents,
        reviewer: ctx.user.uuid,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .onConflictDoNothing({ target: reviews.answer })
      .returning()
      .prepare('store_review')
      .execute();
    if (!stored)
      throw changedSince(changedSinceMessages.review, {
        review: await readReview(ctx, body.answer),
      });
    return finishSaving(ctx, 'review.stored', body, stored);
  });
}

export function updateReview(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract.updateReview>,
): Promise<Reply<typeof contract.updateReview>> {
  return inTransaction(ctx, async (ctx) => {
    await lockForReview(ctx, body);

    const [found] = await ctx.db
      .select()
      .from(reviews)
      .where(and(eq(reviews.uuid, body.review), eq(reviews.answer, body.answer)))
      .for('update')
      .prepare('lock_review')
      .execute();
    if (!found) throw invalid('review', invalidSelection('review'));
    await assertNotStale(ctx, changedSinceMessages.review, found, async () => ({
      review: await readReview(ctx, body.answer),
    }));

    const [changed = found] = await ctx.db
      .with(versionOf(ctx, found))
      .update(reviews)
      .set({
        review: body.contents,
        reviewer: ctx.user.uuid,
        updatedAt: nextVersion(ctx, reviews.updatedAt),
      })
      .where(eq(reviews.uuid, found.uuid))
      .returning()
      .prepare('change_review')
      .execute();
    return finishSaving(ctx, 'review.changed', body, changed);
  });
}

/** The review of an answer as mentors see it, if there is one. */
async function readReview(
  { db }: Context,
  answer: string,
): Promise<z.output<typeof contract.Review> | undefined> {
  const [row] = await db
    .select({
      uuid: reviews.uuid,
      review: reviews.review,
      reviewer: { uuid: users.uuid, name: users.name },
      updated_at: reviews.updatedAt,
    })
    .from(reviews)
    .innerJoin(users, eq(users.uuid, reviews.reviewer))
    .where(eq(reviews.answer, answer));
  return row;
}

/** The overwritten text stays as a version: no review that was saved is ever lost. */
function versionOf({ db, now }: Context, { uuid, review, reviewer, updatedAt }: Row) {
  return db.$with('version').as(
    db
      .insert(reviewVersions)
      .values({
        uuid: newUuid(),
        review: uuid,
        text: review,
        reviewer,
        writtenAt: updatedAt,
        replacedAt: now,
      })
      .returning({ uuid: reviewVersions.uuid }),
  );
}

type Row = typeof reviews.$inferSelect;

async function finishSaving(
  ctx: Context,
  action: 'review.stored' | 'review.changed',
  body: Pick<ValidInput<typeof contract.storeReview>['body'], 'reflection' | 'draft'>,
  row: Row,
) {
  const after = { review: row.uuid, answer: row.answer };
  const { reflection, draft } = body;
  await recordEvent(ctx, { action, subjectType: 'reflection', subject: reflection, after });
  await discardDraft(ctx, { reflection, answer: row.answer }, row.review, draft);
  const reviewer = { uuid: ctx.user.uuid, name: ctx.user.name };
  return { review: { uuid: row.uuid, review: row.review, reviewer, updated_at: row.updatedAt } };
}
