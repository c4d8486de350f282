import type { Question } from '#contract/mentoring/mentoring.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ReadOnlyText } from '#web/ui/read-only-text/read-only-text.tsx';
import { isFine } from './question-state.ts';

/** Of one sent back: the mentor asks nothing more here, because it is fine or for now. */
export function ClosedAnswer({ question }: { question: Question }) {
  const { t } = useTranslation();
  const { answers } = question;
  return (
    <ReadOnlyText
      title={answeringMessages.yourAnswer}
      text={answers[0]?.answer ?? ''}
      instead={answeringMessages.leftEmpty}
      foot={t(isFine(question) ? answeringMessages.fineAsItIs : answeringMessages.nothingMoreAsked)}
    />
  );
}
