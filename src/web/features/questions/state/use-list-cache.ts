import { useQueryClient } from '@tanstack/react-query';
import { type QuestionLocale, questionIndex } from '#contract/learning/questions.ts';
import type { QuestionsSubject } from '#web/features/questions/list/subject.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { untilRendered } from '#web/platform/drafts/until-rendered.ts';
import type { SavedQuestionList } from './question-errors.ts';

type Listed = Pick<QuestionsSubject, 'type' | 'uuid'>;

export const questionsQuery = ({ type, uuid }: Listed, locale: QuestionLocale) =>
  read(questionIndex, { params: { type, uuid }, query: { locale } });

/**
 * What the server just answered is shown at once. Waiting for the next reading would show the old
 * list for a moment after the working copy is gone.
 */
export function useListCache(subject: Listed, locale: QuestionLocale) {
  const client = useQueryClient();
  const question = questionsQuery(subject, locale);
  return {
    put(list: SavedQuestionList) {
      client.setQueryData(question.queryKey, list);
      return untilRendered();
    },
    async readAgain() {
      const list = await client.fetchQuery({ ...question, staleTime: 0 });
      await untilRendered();
      return list;
    },
  };
}
