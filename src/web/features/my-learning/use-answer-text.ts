import type { Question, Reflection } from '#contract/mentoring.ts';
import { type MyAnswer, saveAnswer } from '#contract/my-learning.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { sameText } from '#web/platform/editing/same-text.ts';
import { useWrite } from '#web/platform/endpoint-query.ts';
import { type SavedText, useAutosaveField } from '#web/platform/kept-text/use-autosave-field.ts';
import { answerDraftLocation, answerDraftName } from './answer-drafts.ts';
import { useMyReflectionCache } from './use-my-reflection.ts';

/** So the server knows that nothing was there when it was typed. */
const nothingSaved = 'null';

/** The learner's answer to one question. */
export function useAnswerText(reflection: Reflection, question: Question, number: number) {
  const cache = useMyReflectionCache(reflection.uuid);
  const write = useWrite(saveAnswer, { knownIn: cache.queryKey });
  const [answer] = question.answers;

  const savedText = (saved: Pick<MyAnswer, 'answer' | 'updated_at'> | undefined): SavedText => ({
    text: saved?.answer ?? '',
    at: saved?.updated_at ?? null,
    by: reflection.user,
  });

  async function send(text: string, over: string | null) {
    const body = { reflection: reflection.uuid, question: question.uuid, answer: text };
    try {
      const written = await write.mutateAsync({ body, ifMatch: over ?? nothingSaved });
      await cache.putAnswer(question.uuid, written.answer);
      return savedText(written.answer);
    } catch (error) {
      const current = conflictingAnswer(error);
      if (current) await cache.putAnswer(question.uuid, current);
      // My own text, saved by an earlier try whose answer never came.
      if (current && sameText(current.answer, text)) return savedText(current);
      if (isClosedError(error)) void cache.readAgain();
      throw error;
    }
  }

  return useAutosaveField({
    name: answerDraftName(reflection, question),
    place: answerDraftLocation(reflection, number),
    saved: savedText(answer),
    required: false,
    send,
  });
}

/** Another window or device saved another text meanwhile: the answer as it is now. */
function conflictingAnswer(error: unknown): MyAnswer | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null;
  const { current } = error;
  if (typeof current !== 'object' || current === null || !('answer' in current)) return null;
  return isAnswer(current.answer) ? current.answer : null;
}

const isAnswer = (given: unknown): given is MyAnswer =>
  typeof given === 'object' && given !== null && 'answer' in given && 'updated_at' in given;

/** Submitted, signed off or marked fine since: what is on the screen is out of date. */
function isClosedError(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 422) return false;
  return 'reflection' in error.fields || 'question' in error.fields;
}
