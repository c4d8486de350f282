import { useQueryClient } from '@tanstack/react-query';
import { type QuestionLocale, questionIndex } from '#contract/questions.ts';
import { read } from '#web/platform/endpoint-query.ts';
import type { SavedQuestionList } from './question-errors.ts';
import type { QuestionsSubject } from './subject.ts';

export const questionsQuery = ({ type, uuid }: QuestionsSubject, locale: QuestionLocale) =>
  read(questionIndex, { params: { type, uuid }, query: { locale } });

/**
 * What the server just answered is shown at once. Waiting for the next reading would show the old
 * list for a moment after the working copy is gone.
 */
export function useListCache(subject: QuestionsSubject, locale: QuestionLocale) {
  const client = useQueryClient();
  const question = questionsQuery(subject, locale);
  return {
    put(list: SavedQuestionList) {
      client.setQueryData(question.queryKey, list);
      return untilRendered();
    },
    async readAgain() {
      await client.fetchQuery({ ...question, staleTime: 0 });
      return untilRendered();
    },
  };
}

/** React Query notifies components in the next task. A draft deleted before that would flicker. */
const untilRendered = () => new Promise<void>((resolve) => setTimeout(resolve));
