import { useMemo, useState } from 'react';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';

/** `isFinished`: signed off or sent back here and now, so the next one may follow. */
export type ReviewFeedback = { done: DisplayText; refused: DisplayText; isFinished: boolean };

const nothing: ReviewFeedback = { done: '', refused: '', isFinished: false };

/** What the screen says about the last thing done, whichever step it is on by then. */
export function useReviewFeedback() {
  const [told, setTold] = useState<ReviewFeedback>(nothing);
  const tell = useMemo(() => {
    const finished = (done: DisplayText) => setTold({ ...nothing, done, isFinished: true });
    return {
      done: (done: DisplayText) => setTold({ ...nothing, done }),
      refused: (refused: DisplayText) => setTold({ ...nothing, refused }),
      signedOff: () => finished(message(finishingMessages.signedOffAt, { at: new Date() })),
      sentBack: () => finished(message(finishingMessages.sentBackAt, { at: new Date() })),
    };
  }, []);
  return { told, tell };
}

export type ShowReviewFeedback = ReturnType<typeof useReviewFeedback>['tell'];
