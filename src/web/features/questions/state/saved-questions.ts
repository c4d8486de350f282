import { useQueryClient } from '@tanstack/react-query';
import type { ReplyJson } from '#contract/endpoint.ts';
import { type QuestionLocale, questionIndex } from '#contract/learning/questions.ts';
import type { QuestionsSubject } from '#web/features/questions/list/questions-subject.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { untilRendered } from '#web/platform/drafts/until-rendered.ts';

export type SavedQuestionList = ReplyJson<typeof questionIndex>;

type ListOwner = Pick<QuestionsSubject, 'type' | 'uuid'>;

export const questionsQuery = ({ type, uuid }: ListOwner, locale: QuestionLocale) =>
  read(questionIndex, { params: { type, uuid }, query: { locale } });

/**
 * Shows the server's reply at once: until the list was read again, the old one would appear for a
 * moment once the working copy is gone.
 */
export function useListCache(subject: ListOwner, locale: QuestionLocale) {
  const client = useQueryClient();
  const query = questionsQuery(subject, locale);
  return {
    put(list: SavedQuestionList) {
      client.setQueryData(query.queryKey, list);
      return untilRendered();
    },
    async refetch() {
      const list = await client.fetchQuery({ ...query, staleTime: 0 });
      await untilRendered();
      return list;
    },
  };
}
