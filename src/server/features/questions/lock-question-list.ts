import { and, eq } from 'drizzle-orm';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import type { Context } from '#server/platform/data/context.ts';
import { assertNotStale } from '#server/platform/data/versions.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { questionLists } from '#server/schema/index.ts';
import { type QuestionListId, readHead, readQuestionList } from './read-question-list.ts';

/**
 * The list to change, locked until the transaction ends: whoever comes second sees what the first
 * made of it. Refuses an edit of a list that somebody has saved since it was opened.
 */
export async function lockQuestionList(ctx: Context, list: QuestionListId): Promise<void> {
  if (!(await readHead(ctx, list))) {
    throw invalid('uuid', invalidSelection(list.type));
  }

  const row = { owner: list.uuid, locale: list.locale };
  await ctx.db.insert(questionLists).values(row).onConflictDoNothing();
  const [held = { updatedAt: null }] = await ctx.db
    .select({ updatedAt: questionLists.updatedAt })
    .from(questionLists)
    .where(isOf(list))
    .for('update');
  await assertNotStale(ctx, changedSinceMessages.questions, held, () =>
    readQuestionList(ctx, list),
  );
}

export const isOf = ({ uuid, locale }: QuestionListId) =>
  and(eq(questionLists.owner, uuid), eq(questionLists.locale, locale));
