import { useQueryClient } from '@tanstack/react-query';
import type { Answer, Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { type MyAnswer, myReflection } from '#contract/my-learning/my-learning.ts';
import { read, replaceQueryData } from '#web/platform/calls/endpoint-query.ts';
import { untilRendered } from '#web/platform/drafts/until-rendered.ts';

export const myReflectionQuery = (uuid: string) => read(myReflection, { params: { uuid } });

/**
 * Shows what the server just answered at once. Waiting for the next fetch would show the old text
 * for a moment after the draft is gone.
 */
export function useMyReflectionCache(uuid: string) {
  const client = useQueryClient();
  const { queryKey } = myReflectionQuery(uuid);
  return {
    queryKey,
    async put(reflection: Reflection) {
      await replaceQueryData(client, queryKey, () => client.setQueryData(queryKey, { reflection }));
      return untilRendered();
    },
    async putAnswer(question: string, answer: MyAnswer) {
      await replaceQueryData(client, queryKey, () =>
        client.setQueryData(
          queryKey,
          (cached) => cached && { reflection: withAnswer(cached.reflection, question, answer) },
        ),
      );
      return untilRendered();
    },
    invalidate: () => client.invalidateQueries({ queryKey }),
  };
}

function withAnswer(reflection: Reflection, uuid: string, saved: MyAnswer): Reflection {
  const questions = reflection.questions.map((question) =>
    question.uuid === uuid ? { ...question, answers: [answerWith(question, saved)] } : question,
  );
  return { ...reflection, questions };
}

function answerWith({ answers: [previous] }: Question, saved: MyAnswer): Answer {
  if (!previous) return { ...saved, changed_since: false, reviews: [], versions: [] };
  const [sentBack] = previous.versions;
  return { ...previous, ...saved, changed_since: !!sentBack && sentBack.answer !== saved.answer };
}
