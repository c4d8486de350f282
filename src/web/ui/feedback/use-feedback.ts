import { useEffect, useRef, useState } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';

export type Feedback = {
  /** The id of the record. */
  about: string;
  words: DisplayText;
  isMarked: boolean;
  /** Shown above the list, for a record that may not be on the current page. */
  isAbove: boolean;
};

const highlightMs = 3_000;

/** The result of the last action, shown in its row, which is highlighted for a moment. */
export function useFeedback() {
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(about: string, words: DisplayText, isAbove: boolean) {
    clearTimeout(timer.current);
    setFeedback({ about, words, isAbove, isMarked: true });
    timer.current = setTimeout(() => {
      setFeedback((current) => current && { ...current, isMarked: false });
    }, highlightMs);
  }

  return {
    feedback,
    report: (about: string, words: DisplayText) => show(about, words, false),
    reportAbove: (about: string, words: DisplayText) => show(about, words, true),
    dismiss: () => setFeedback(null),
  };
}
