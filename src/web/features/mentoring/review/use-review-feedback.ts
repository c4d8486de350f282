import { useMemo, useState } from 'react';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';

/** `isFinished`: just signed off or sent back, so the next reflection may follow. */
export type ReviewFeedback = { done: DisplayText; refused: DisplayText; isFinished: boolean };

const nothing: ReviewFeedback = { done: '', refused: '', isFinished: false };

/** The result of the last action, whichever step the screen shows by then. */
export function useReviewFeedback() {
  const [feedback, setFeedback] = useState<ReviewFeedback>(nothing);
  const showFeedback = useMemo(() => {
    const finished = (done: DisplayText) => setFeedback({ ...nothing, done, isFinished: true });
    return {
      done: (done: DisplayText) => setFeedback({ ...nothing, done }),
      refused: (refused: DisplayText) => setFeedback({ ...nothing, refused }),
      signedOff: () => finished(message(finishingMessages.signedOffAt, { at: new Date() })),
      sentBack: () => finished(message(finishingMessages.sentBackAt, { at: new Date() })),
    };
  }, []);
  return { feedback, showFeedback };
}

export type ShowReviewFeedback = ReturnType<typeof useReviewFeedback>['showFeedback'];
