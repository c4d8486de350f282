import { useRef, useState } from 'react';

export type Said = { about: string; words: string; isMarked: boolean };

const marked = 3_000;

/** What was just done, said beside the row it was done to, which is marked for a moment. */
export function useSaid() {
  const [said, setSaid] = useState<Said | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function say(about: string, words: string) {
    clearTimeout(timer.current);
    setSaid({ about, words, isMarked: true });
    timer.current = setTimeout(() => {
      setSaid((now) => now && { ...now, isMarked: false });
    }, marked);
  }

  return { said, say, unsay: () => setSaid(null) };
}
