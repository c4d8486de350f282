import { and, eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type {
  storeReview as storing,
  updateReview as updating,
} from '#contract/mentoring/mentoring.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { assertNotStale, nextVersion } from '#server/platform/data/versions.ts';
import { changedSince, invalid } from '#server/platform/http/api-error.ts';
import { answers, reviews, reviewVersions } from '#server/schema/index.ts';
import { discardDraft } from './drafts.ts';
import { lockOpenReflection } from './lock-reflection.ts';
import { readReview } from './read-review.ts';

/** The first review of an answer. Where somebody was faster, theirs stands and comes back as 412. */
export function storeReview(
  ctx: Context,
  { body }: ValidInput<typeof storing>,
): Promise<Reply<typeof storing>> {
  return inTransaction(ctx, async (ctx) => {
    await lockOpenReflection(ctx, body.reflection, 'share');
    await assertAnswerOfReflection(ctx, body);

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
      .returning();
    if (!stored)
      throw changedSince(changedSinceMessages.review, {
        review: await readReview(ctx, body.answer),
      });
    return saved(ctx, 'review.stored', body, stored);
  });
}

export function updateReview(
  ctx: Context,
  { body }: ValidInput<typeof updating>,
): Promise<Reply<typeof updating>> {
  return inTransaction(ctx, async (ctx) => {
    await lockOpenReflection(ctx, body.reflection, 'share');
    await assertAnswerOfReflection(ctx, body);

    const [found] = await ctx.db
      .select()
      .from(reviews)
      .where(and(eq(reviews.uuid, body.review), eq(reviews.answer, body.answer)))
      .for('update');
    if (!found) throw invalid('review', invalidSelection('review'));
    await assertNotStale(ctx, changedSinceMessages.review, found, async () => ({
      review: await readReview(ctx, body.answer),
    }));

    await storeVersion(ctx, found);
    const [changed = found] = await ctx.db
      .update(reviews)
      .set({
        review: body.contents,
        reviewer: ctx.user.uuid,
        updatedAt: nextVersion(ctx, reviews.updatedAt),
      })
      .where(eq(reviews.uuid, found.uuid))
      .returning();
    return saved(ctx, 'review.changed', body, changed);
  });
}

/** What is written over stays: no review that was saved is ever lost. */
async function storeVersion({ db, now }: Context, { uuid, review, reviewer, updatedAt }: Row) {
  await db.insert(reviewVersions).values({
    uuid: newUuid(),
    review: uuid,
    text: review,
    reviewer,
    writtenAt: updatedAt,
    replacedAt: now,
  });
}

/** An answer of another reflection, or of none, can't be reviewed here. */
async function assertAnswerOfReflection(
  { db }: Context,
  body: { reflection: string; answer: string },
) {
  const [answer] = await db
    .select({ uuid: answers.uuid })
    .from(answers)
    .where(and(eq(answers.uuid, body.answer), eq(answers.reflection, body.reflection)));
  if (!answer) throw invalid('answer', invalidSelection('answer'));
}

type Row = typeof reviews.$inferSelect;

async function saved(
  ctx: Context,
  action: 'review.stored' | 'review.changed',
  body: Pick<ValidInput<typeof storing>['body'], 'reflection' | 'draft'>,
  row: Row,
) {
  const after = { review: row.uuid, answer: row.answer };
  const { reflection, draft } = body;
  await recordEvent(ctx, { action, subjectType: 'reflection', subject: reflection, after });
  await discardDraft(ctx, { reflection, answer: row.answer }, row.review, draft);
  const reviewer = { uuid: ctx.user.uuid, name: ctx.user.name };
  return { review: { uuid: row.uuid, review: row.review, reviewer, updated_at: row.updatedAt } };
}
