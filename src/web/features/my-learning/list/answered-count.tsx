import { myLearningMessages } from '#messages/my-learning/my-learning.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

type Props = { of: { questions_count: number; answered_count: number } };

/** How much of a first draft is written. */
export function AnsweredCount({ of: { questions_count, answered_count } }: Props) {
  const { t } = useTranslation();
  return (
    <span>{t(myLearningMessages.answered, { done: answered_count, total: questions_count })}</span>
  );
}
