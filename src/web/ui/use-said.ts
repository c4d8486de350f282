import { useEffect, useRef, useState } from 'react';
import type { Words } from '#texts/text.ts';

export type Said = {
  about: string;
  words: Words;
  isMarked: boolean;
  /** Above the list instead: of a record that need not be among the rows in sight. */
  isAbove: boolean;
};

const marked = 3_000;

/** What was just done, said beside the row it was done to, which is marked for a moment. */
export function useSaid() {
  const [said, setSaid] = useState<Said | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(about: string, words: Words, isAbove: boolean) {
    clearTimeout(timer.current);
    setSaid({ about, words, isAbove, isMarked: true });
    timer.current = setTimeout(() => {
      setSaid((now) => now && { ...now, isMarked: false });
    }, marked);
  }

  return {
    said,
    say: (about: string, words: Words) => show(about, words, false),
    sayAbove: (about: string, words: Words) => show(about, words, true),
    unsay: () => setSaid(null),
  };
}
