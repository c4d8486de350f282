import { isDeepStrictEqual } from 'node:util';
import { v7 as newUuid } from 'uuid';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { updateQuestions as contract } from '#contract/learning/questions.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { nextVersion } from '#server/platform/data/versions.ts';
import { invalidFields } from '#server/platform/http/api-error.ts';
import { questionLists } from '#server/schema/index.ts';
import { isOf, lockQuestionList } from './lock-question-list.ts';
import {
  type Question,
  type QuestionListId,
  readQuestionList,
  readQuestions,
} from './read-question-list.ts';
import { questionErrors } from './rules.ts';
import { removeQuestions, writeQuestions } from './write-question-list.ts';

/** Replaces one language's list by another: the order is the array's. */
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
    const after = body.questions.map(({ uuid: given, question, active }) => {
      const uuid = given || newUuid();
      return { uuid, question, active: active ?? wasActive.get(uuid) ?? true };
    });
    if (!isDeepStrictEqual(before, after)) await replace(ctx, body, before, after);
    return readQuestionList(ctx, body);
  });
}

async function replace(ctx: Context, list: QuestionListId, before: Question[], after: Question[]) {
  const kept = new Set(after.map(({ uuid }) => uuid));
  const gone = before.filter(({ uuid }) => !kept.has(uuid)).map(({ uuid }) => uuid);
  const retired = await removeQuestions(ctx, gone);
  await writeQuestions(ctx, list, after);
  await ctx.db
    .update(questionLists)
    .set({ updatedAt: nextVersion(ctx, questionLists.updatedAt) })
    .where(isOf(list));

  const { locale } = list;
  await recordEvent(ctx, {
    action: 'questions.changed',
    subjectType: list.type,
    subject: list.uuid,
    before: { locale, ...historyFields(before, after) },
    after: { locale, ...historyFields(after, before), retired },
  });
}

/** For the history: the order, and the wording of what is not the same in the other list. */
function historyFields(list: Question[], other: Question[]) {
  const others = new Map(other.map((one) => [one.uuid, one]));
  return {
    count: list.length,
    order: list.map(({ uuid }) => uuid),
    worded: list.filter((one) => !isDeepStrictEqual(one, others.get(one.uuid))),
  };
}
