import { type QuestionLocale, updateQuestions } from '#contract/questions.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { currentIn, type Delivery } from '#web/platform/editing/send-over.ts';
import { useWrite } from '#web/platform/endpoint-query.ts';
import type { SavedQuestionList } from './question-errors.ts';
import { isSame } from './rebase.ts';
import { parseCopy, serializeCopy } from './serialize-copy.ts';
import type { QuestionsSubject } from './subject.ts';
import { useListCache } from './use-list-cache.ts';
import { copyOf, toSend } from './working-copy.ts';

/** How a working copy is saved, and the list that is saved now is shown. */
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
        throw new ApiError(412, { current: await cache.readAgain() });
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

/** The version of a list that nobody has saved yet. */
const neverSaved = 'null';
