import { type DisplayText, message } from '#lib/messages/message.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { assigningManyMessages } from '#messages/mentoring/assigning-many.ts';
import { currentTranslator } from '#web/i18n/use-translation.tsx';
import { ApiError, NetworkError } from '#web/platform/calls/call.ts';
import { formErrorMessage } from '#web/platform/forms/field-errors.ts';
import type { AreaOrder } from './area-order.ts';

/** `sent` names the areas in the order they were sent, as the server's refusal counts them. */
export type AssignFailure = { what: DisplayText; error: Error; sent: AreaOrder };

const numbered = /^(?:areas_list|order_by)\.(\d+)$/;

const fieldsOf = ({ error }: AssignFailure) => (error instanceof ApiError ? error.fields : {});

/** Without an answer the result is unknown; sending the same again is safe. */
const noAnswer = () =>
  navigator.onLine ? assigningMessages.unreachable : assigningMessages.offline;

const messageFor = (error: Error): DisplayText =>
  error instanceof NetworkError ? noAnswer() : formErrorMessage(error);

/** Every error message once, or why there was no answer at all. */
export function failureMessages(failure: AssignFailure): DisplayText[] {
  const sentences = Object.values(fieldsOf(failure)).flat();
  return sentences.length > 0 ? onceEach(sentences) : [messageFor(failure.error)];
}

export function learnerFailure(failure: AssignFailure): DisplayText | undefined {
  return fieldsOf(failure).learner_id?.[0];
}

/** `areas_list.1` and `order_by.1` are about the second area that was sent. */
export function areaFailure(failure: AssignFailure | null, area: string): DisplayText | undefined {
  if (!failure) return undefined;
  const found = Object.entries(fieldsOf(failure)).find(
    ([field]) => failure.sent[Number(numbered.exec(field)?.[1])] === area,
  );
  return found?.[1][0];
}

/** As `whyNot`, for many: a sentence about the third learner says who that is. */
export function manyFailureMessages(
  error: Error,
  learners: readonly { name: string }[],
): DisplayText[] {
  if (!(error instanceof ApiError)) return [messageFor(error)];
  const sentences = Object.entries(error.fields).flatMap(([field, messages]) => {
    const learner = learners[Number(/^learners\.(\d+)$/.exec(field)?.[1])];
    return messages.map((why) =>
      learner ? message(assigningManyMessages.ofLearner, { learner: learner.name, why }) : why,
    );
  });
  return sentences.length > 0 ? onceEach(sentences) : [formErrorMessage(error)];
}

/** Several fields may be refused for the same reason. */
function onceEach(sentences: readonly DisplayText[]): DisplayText[] {
  const { words } = currentTranslator();
  return [...new Map(sentences.map((sentence) => [words(sentence), sentence])).values()];
}
