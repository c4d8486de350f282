import { useQueryClient } from '@tanstack/react-query';
import { type QuestionLocale, questionIndex } from '#contract/questions.ts';
import { read } from '#web/platform/data.ts';
import type { QuestionList } from './refusals.ts';
import type { Subject } from './subject.ts';

export const questionsOf = ({ type, uuid }: Subject, locale: QuestionLocale) =>
  read(questionIndex, { params: { type, uuid }, query: { locale } });

/**
 * What the server just answered is shown at once. Waiting for the next reading would show the old
 * list for a moment after the working copy is gone.
 */
export function useListCache(subject: Subject, locale: QuestionLocale) {
  const client = useQueryClient();
  const question = questionsOf(subject, locale);
  return {
    put(list: QuestionList) {
      client.setQueryData(question.queryKey, list);
      return shown();
    },
    async readAgain() {
      await client.fetchQuery({ ...question, staleTime: 0 });
      return shown();
    },
  };
}

/** The query client tells the screen in the next turn. A draft dropped before would flicker. */
const shown = () => new Promise<void>((resolve) => setTimeout(resolve));
