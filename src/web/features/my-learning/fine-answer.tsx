import type { Question } from '#contract/mentoring.ts';
import { WrittenText } from '#web/ui/written-text.tsx';

/** Of one sent back: the mentor asks nothing more here. */
export function FineAnswer({ question: { answers } }: { question: Question }) {
  return (
    <WrittenText
      title="Your answer"
      text={answers[0]?.answer ?? ''}
      instead="You left this question empty."
      foot="Your mentor is happy with this answer. It stays as it is."
    />
  );
}
