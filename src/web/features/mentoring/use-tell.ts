import { useMemo, useState } from 'react';
import { finishingText } from '#texts/finishing.ts';
import { say, type Words } from '#texts/text.ts';

/** `isFinished`: signed off or sent back here and now, so the next one may follow. */
export type Told = { done: Words; refused: Words; isFinished: boolean };

const nothing: Told = { done: '', refused: '', isFinished: false };

/** What the screen says about the last thing done, whichever step it is on by then. */
export function useTell() {
  const [told, setTold] = useState<Told>(nothing);
  const tell = useMemo(() => {
    const finished = (done: Words) => setTold({ ...nothing, done, isFinished: true });
    return {
      done: (done: Words) => setTold({ ...nothing, done }),
      refused: (refused: Words) => setTold({ ...nothing, refused }),
      signedOff: () => finished(say(finishingText.signedOffAt, { at: new Date() })),
      sentBack: () => finished(say(finishingText.sentBackAt, { at: new Date() })),
    };
  }, []);
  return { told, tell };
}

export type Tell = ReturnType<typeof useTell>['tell'];
