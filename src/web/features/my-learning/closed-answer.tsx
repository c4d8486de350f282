import type { Question } from '#contract/mentoring.ts';
import { answeringText } from '#texts/answering.ts';
import { useText } from '#web/platform/use-text.tsx';
import { WrittenText } from '#web/ui/written-text.tsx';
import { isFine } from './question-state.ts';

/** Of one sent back: the mentor asks nothing more here, because it is fine or for now. */
export function ClosedAnswer({ question }: { question: Question }) {
  const { t } = useText();
  const { answers } = question;
  return (
    <WrittenText
      title={answeringText.yourAnswer}
      text={answers[0]?.answer ?? ''}
      instead={answeringText.leftEmpty}
      foot={t(isFine(question) ? answeringText.fineAsItIs : answeringText.nothingMoreAsked)}
    />
  );
}
