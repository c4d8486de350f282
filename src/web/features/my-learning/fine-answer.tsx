import type { Question } from '#contract/mentoring.ts';
import { answeringText } from '#texts/answering.ts';
import { useText } from '#web/platform/use-text.tsx';
import { WrittenText } from '#web/ui/written-text.tsx';

/** Of one sent back: the mentor asks nothing more here. */
export function FineAnswer({ question: { answers } }: { question: Question }) {
  const { t } = useText();
  return (
    <WrittenText
      title={answeringText.yourAnswer}
      text={answers[0]?.answer ?? ''}
      instead={answeringText.leftEmpty}
      foot={t(answeringText.fineAsItIs)}
    />
  );
}
