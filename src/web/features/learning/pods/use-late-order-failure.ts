import { type DisplayText, message } from '#lib/messages/message.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { useLateFailure } from '#web/patterns/late-failure/use-late-failure.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';

/** Says above the page that an order could not be saved, where its list was left before it failed. */
export function useLateOrderFailure(list: DisplayText, place: DraftLocation) {
  const late = useLateFailure(place);
  return (error: unknown) => {
    if (late.isOpen()) return;
    late.report(message(learningMessages.orderOfNotSaved, { list, why: errorMessage(error) }));
  };
}
