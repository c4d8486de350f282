import type { DisplayText } from '#lib/messages/message.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { currentTranslator } from '#web/i18n/use-translation.tsx';
import { ApiError, NetworkError } from '#web/platform/calls/call.ts';
import { formErrorMessage } from '#web/platform/forms/field-errors.ts';
import type { AreaOrder } from './area-order.ts';

/** `sent` has the areas in the order they were sent: the server's errors name them by index. */
export type AssignFailure = {
  title: DisplayText;
  error: Error;
  sent: AreaOrder;
  /** The button that was pressed is gone by then. */
  takesFocus?: boolean;
};

const areaField = /^(?:areas_list|order_by)\.(\d+)$/;

const fieldsOf = ({ error }: AssignFailure) => (error instanceof ApiError ? error.fields : {});

/** Without an answer the result is unknown; sending the same again is safe. */
const noAnswer = () =>
  navigator.onLine ? assigningMessages.unreachable : assigningMessages.offline;

export const messageFor = (error: Error): DisplayText =>
  error instanceof NetworkError ? noAnswer() : formErrorMessage(error);

/** Every error message once, or why there was no answer at all. */
export function failureMessages(failure: AssignFailure): DisplayText[] {
  const sentences = Object.values(fieldsOf(failure)).flat();
  return sentences.length > 0 ? distinct(sentences) : [messageFor(failure.error)];
}

export function learnerFailure(failure: AssignFailure): DisplayText | undefined {
  return fieldsOf(failure).learner_id?.[0];
}

/** `areas_list.1` and `order_by.1` are about the second area that was sent. */
export function areaFailure(failure: AssignFailure | null, area: string): DisplayText | undefined {
  if (!failure) return undefined;
  const entry = Object.entries(fieldsOf(failure)).find(
    ([field]) => failure.sent[Number(areaField.exec(field)?.[1])] === area,
  );
  return entry?.[1][0];
}

/** Drops repeated sentences: several fields may be refused for the same reason. */
export function distinct(sentences: readonly DisplayText[]): DisplayText[] {
  const { words } = currentTranslator();
  return [...new Map(sentences.map((sentence) => [words(sentence), sentence])).values()];
}
