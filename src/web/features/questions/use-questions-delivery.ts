import { type QuestionLocale, updateQuestions } from '#contract/learning/questions.ts';
import { ApiError, currentIn } from '#web/platform/calls/api-error.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import type { Delivery } from '#web/platform/editing/send-over.ts';
import type { QuestionsSubject } from './list/questions-subject.ts';
import { isSame } from './state/rebase.ts';
import { type SavedQuestionList, useListCache } from './state/saved-questions.ts';
import { parseCopy, serializeCopy } from './state/serialize-copy.ts';
import { copyOf, toSend } from './state/working-copy.ts';

/** How a working copy is sent to the server, and how the saved list is shown. */
export function useQuestionsDelivery(
  { uuid, type }: QuestionsSubject,
  locale: QuestionLocale,
  saved: SavedQuestionList['reflection_questions'],
): Delivery<SavedQuestionList> {
  const write = useWrite(updateQuestions);
  const cache = useListCache({ uuid, type }, locale);
  return {
    async send(text, over) {
      const body = { uuid, type, locale, questions: toSend(parseCopy(text, saved)) };
      try {
        return await write.mutateAsync({ body, ifMatch: over ?? neverSaved });
      } catch (error) {
        const isStale = error instanceof ApiError && error.status === 412;
        if (!isStale || currentIn(error)) throw error;
        throw new ApiError(412, { current: await cache.refetch() });
      }
    },
    savedIn: (list) => ({
      text: serializeCopy(copyOf(list.reflection_questions)),
      version: list.updated_at,
    }),
    show: cache.put,
    isSame: (sent, list) => isSame(parseCopy(sent, saved), list.reflection_questions),
  };
}

/** The version of a list that has never been saved. */
const neverSaved = 'null';
