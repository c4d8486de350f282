import type { ReplyJson } from '#contract/endpoint.ts';
import type { questionIndex } from '#contract/learning/questions.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { ApiError } from '#web/platform/calls/call.ts';
import { formErrorMessage } from '#web/platform/forms/field-errors.ts';

export type SavedQuestionList = ReplyJson<typeof questionIndex>;

/** `questions.2.question`: which of the questions that were sent, and what is wrong with it. */
export function invalidQuestions(error: unknown): { place: number; message: DisplayText }[] {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  return Object.entries(error.fields).flatMap(([field, [message = formErrorMessage(error)]]) => {
    const place = /^questions\.(\d+)(\.|$)/.exec(field)?.[1];
    return place === undefined ? [] : [{ place: Number(place), message }];
  });
}
