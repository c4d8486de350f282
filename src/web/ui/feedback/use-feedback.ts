import { useEffect, useRef, useState } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';

export type Feedback = {
  about: string;
  words: DisplayText;
  isMarked: boolean;
  /** Above the list instead: of a record that need not be among the rows in sight. */
  isAbove: boolean;
};

const marked = 3_000;

/** The result of the last action, shown beside its row, which is highlighted for a moment. */
export function useFeedback() {
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(about: string, words: DisplayText, isAbove: boolean) {
    clearTimeout(timer.current);
    setFeedback({ about, words, isAbove, isMarked: true });
    timer.current = setTimeout(() => {
      setFeedback((now) => now && { ...now, isMarked: false });
    }, marked);
  }

  return {
    feedback,
    report: (about: string, words: DisplayText) => show(about, words, false),
    reportAbove: (about: string, words: DisplayText) => show(about, words, true),
    dismiss: () => setFeedback(null),
  };
}
