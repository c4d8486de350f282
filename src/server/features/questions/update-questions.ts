import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { updateQuestions as contract } from '#contract/learning/questions.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { assertNotStale, nextVersion } from '#server/platform/data/versions.ts';
import { invalid, invalidFields } from '#server/platform/http/api-error.ts';
import { questionLists } from '#server/schema/index.ts';
import {
  type Question,
  type QuestionListId,
  readListInfo,
  readQuestionList,
  readQuestions,
} from './read-question-list.ts';
import { questionErrors } from './rules.ts';
import { removeQuestions, writeQuestions } from './write-question-list.ts';

/** Replaces the list of one language. The order of the array becomes the order of the questions. */
export function updateQuestions(
  ctx: Context,
  { body }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    await lockQuestionList(ctx, body);
    const before = await readQuestions(ctx, body);
    const uuids = new Set(before.map(({ uuid }) => uuid));
    const errors = questionErrors(body.questions, { locale: body.locale, uuids });
    if (Object.keys(errors).length > 0) throw invalidFields(errors);

    const wasActive = new Map(before.map(({ uuid, active }) => [uuid, active]));
    const after = body.questions.map((submitted) => {
      const uuid = submitted.uuid || newUuid();
      const active = submitted.active ?? wasActive.get(uuid) ?? true;
      return { uuid, question: submitted.question, active };
    });
    if (!isDeepStrictEqual(before, after)) await replace(ctx, body, before, after);
    return readQuestionList(ctx, body);
  });
}

/**
 * Locks the list until the transaction ends, so that the second of two editors sees what the first
 * saved. Refuses the edit of a list that has been saved since it was opened.
 */
async function lockQuestionList(ctx: Context, list: QuestionListId): Promise<void> {
  if (!(await readListInfo(ctx, list))) throw invalid('uuid', invalidSelection(list.type));

  const row = { owner: list.uuid, locale: list.locale };
  await ctx.db.insert(questionLists).values(row).onConflictDoNothing();
  const [locked = { updatedAt: null }] = await ctx.db
    .select({ updatedAt: questionLists.updatedAt })
    .from(questionLists)
    .where(isList(list))
    .for('update');
  const current = () => readQuestionList(ctx, list);
  await assertNotStale(ctx, changedSinceMessages.questions, locked, current);
}

const isList = ({ uuid, locale }: QuestionListId) =>
  and(eq(questionLists.owner, uuid), eq(questionLists.locale, locale));

async function replace(ctx: Context, list: QuestionListId, before: Question[], after: Question[]) {
  const remaining = new Set(after.map(({ uuid }) => uuid));
  const removed = before.map(({ uuid }) => uuid).filter((uuid) => !remaining.has(uuid));
  const retired = await removeQuestions(ctx, removed);
  await writeQuestions(ctx, list, after);
  await ctx.db
    .update(questionLists)
    .set({ updatedAt: nextVersion(ctx, questionLists.updatedAt) })
    .where(isList(list));

  const { locale } = list;
  await recordEvent(ctx, {
    action: 'questions.changed',
    subjectType: list.type,
    subject: list.uuid,
    before: { locale, ...historyFields(before, after) },
    after: { locale, ...historyFields(after, before), retired },
  });
}

/** For the history: the order, and the questions that are not the same in the other list. */
function historyFields(list: Question[], otherList: Question[]) {
  const others = new Map(otherList.map((question) => [question.uuid, question]));
  return {
    count: list.length,
    order: list.map(({ uuid }) => uuid),
    worded: list.filter((question) => !isDeepStrictEqual(question, others.get(question.uuid))),
  };
}
