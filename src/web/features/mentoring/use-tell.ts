import { useMemo, useState } from 'react';

/** `isFinished`: signed off or sent back here and now, so the next one may follow. */
export type Said = { done: string; refused: string; isFinished: boolean };

const nothing: Said = { done: '', refused: '', isFinished: false };

/** What the screen says about the last thing done, whichever step it is on by then. */
export function useTell() {
  const [said, say] = useState<Said>(nothing);
  const tell = useMemo(
    () => ({
      done: (done: string) => say({ ...nothing, done }),
      refused: (refused: string) => say({ ...nothing, refused }),
      signedOff: (at: string) => say({ ...nothing, done: `Signed off ${at}`, isFinished: true }),
      sentBack: (at: string) => say({ ...nothing, done: `Sent back ${at}`, isFinished: true }),
    }),
    [],
  );
  return { said, tell };
}

export type Tell = ReturnType<typeof useTell>['tell'];
