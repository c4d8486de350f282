import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { learningErrorsMessages } from '#messages/learning/learning-errors.ts';
import type { FieldErrors } from '#server/platform/http/api-error.ts';

type Given = { uuid?: string | null | undefined; locale?: string | undefined };

/** Sentences beside the questions that can't stand in this list, by field; empty when all can. */
export function questionErrors(
  given: readonly Given[],
  list: { locale: string; uuids: ReadonlySet<string> },
): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  for (const [index, { uuid, locale = list.locale }] of given.entries()) {
    if (locale !== list.locale) {
      errors[`questions.${index}.locale`] = [learningErrorsMessages.otherLanguage];
    }
    if (!uuid) continue;
    const field = `questions.${index}.uuid`;
    if (!list.uuids.has(uuid)) errors[field] = [invalidSelection('question')];
    else if (seen.has(uuid)) errors[field] = [learningErrorsMessages.questionTwice];
    seen.add(uuid);
  }
  return errors;
}
