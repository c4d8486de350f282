import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { type MyAnswer, saveAnswer } from '#contract/my-learning/my-learning.ts';
import { useMyReflectionCache } from '#web/features/my-learning/read/use-my-reflection-cache.ts';
import {
  type SavedText,
  useAutosaveField,
} from '#web/patterns/autosave-field/use-autosave-field.ts';
import { ApiError } from '#web/platform/calls/api-error.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { answerDraftLocation, answerDraftName } from './answer-drafts.ts';

/** `If-Match` for an answer that had no saved version when it was typed. */
const nothingSaved = 'null';

/** The learner's answer to one question. */
export function useAnswerText(reflection: Reflection, question: Question, number: number) {
  const cache = useMyReflectionCache(reflection.uuid);
  const write = useWrite(saveAnswer, { exceptQuery: cache.queryKey });
  const [answer] = question.answers;

  const savedText = (saved: Pick<MyAnswer, 'answer' | 'updated_at'> | undefined): SavedText => ({
    text: saved?.answer ?? '',
    version: saved?.updated_at ?? null,
    by: reflection.user,
  });

  return useAutosaveField({
    name: answerDraftName(reflection, question),
    place: answerDraftLocation(reflection, number),
    saved: savedText(answer),
    required: false,
    async send(text, over) {
      const body = { reflection: reflection.uuid, question: question.uuid, answer: text };
      try {
        return await write.mutateAsync({ body, ifMatch: over ?? nothingSaved });
      } catch (error) {
        if (isClosedError(error)) void cache.invalidate();
        throw error;
      }
    },
    savedIn: ({ answer: written }) => savedText(written),
    show: ({ answer: written }) => cache.putAnswer(question.uuid, written),
  });
}

/** Submitted, signed off or marked fine since: what is on the screen is out of date. */
function isClosedError(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 422) return false;
  return 'reflection' in error.fields || 'question' in error.fields;
}
