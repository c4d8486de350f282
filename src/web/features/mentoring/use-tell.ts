import { useMemo, useState } from 'react';

/** `signedOff` here and now, not merely complete. */
export type Said = { done: string; refused: string; signedOff: boolean };

const nothing: Said = { done: '', refused: '', signedOff: false };

/** What the screen says about the last thing done, whichever step it is on by then. */
export function useTell() {
  const [said, say] = useState<Said>(nothing);
  const tell = useMemo(
    () => ({
      done: (done: string) => say({ ...nothing, done }),
      refused: (refused: string) => say({ ...nothing, refused }),
      signedOff: (at: string) => say({ ...nothing, done: `Signed off ${at}`, signedOff: true }),
    }),
    [],
  );
  return { said, tell };
}

export type Tell = ReturnType<typeof useTell>['tell'];
