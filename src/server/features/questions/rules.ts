import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { learningErrorsMessages } from '#messages/learning/learning-errors.ts';
import type { FieldErrors } from '#server/platform/http/api-error.ts';

type SubmittedQuestion = { uuid?: string | null | undefined; locale?: string | undefined };

/** The errors of questions that can't be in this list, by field; empty when all can. */
export function questionErrors(
  submitted: readonly SubmittedQuestion[],
  list: { locale: string; uuids: ReadonlySet<string> },
): FieldErrors {
  const errors: FieldErrors = {};
  const checkedIds = new Set<string>();
  for (const [index, { uuid, locale = list.locale }] of submitted.entries()) {
    if (locale !== list.locale) {
      errors[`questions.${index}.locale`] = [learningErrorsMessages.otherLanguage];
    }
    if (!uuid) continue;
    const field = `questions.${index}.uuid`;
    if (!list.uuids.has(uuid)) errors[field] = [invalidSelection('question')];
    else if (checkedIds.has(uuid)) errors[field] = [learningErrorsMessages.questionTwice];
    checkedIds.add(uuid);
  }
  return errors;
}
