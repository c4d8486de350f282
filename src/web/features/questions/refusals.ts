import type { Answer } from '#contract/endpoint.ts';
import type { questionIndex } from '#contract/questions.ts';
import type { Words } from '#texts/text.ts';
import { Refused } from '#web/platform/call.ts';
import { messageOf } from '#web/platform/field-errors.ts';

export type QuestionList = Answer<typeof questionIndex>;

export const isStale = (error: unknown): error is Refused =>
  error instanceof Refused && error.status === 412;

/** Somebody saved another list meanwhile: that list, where the answer brought it. */
export function listInstead({ current }: Refused): QuestionList | null {
  if (typeof current !== 'object' || current === null) return null;
  return 'reflection_questions' in current && 'updated_at' in current
    ? (current as QuestionList)
    : null;
}

/** `questions.2.question`: which of the questions that were sent, and what is wrong with it. */
export function refusedQuestions(error: unknown): { place: number; message: Words }[] {
  if (!(error instanceof Refused) || error.status !== 422) return [];
  return Object.entries(error.fields).flatMap(([field, [message = messageOf(error)]]) => {
    const place = /^questions\.(\d+)(\.|$)/.exec(field)?.[1];
    return place === undefined ? [] : [{ place: Number(place), message }];
  });
}
