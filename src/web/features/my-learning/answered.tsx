import { myLearningText } from '#texts/my-learning.ts';
import { useText } from '#web/platform/use-text.tsx';

type Props = { of: { questions_count: number; answered_count: number } };

/** How much of a first draft is written. */
export function Answered({ of: { questions_count, answered_count } }: Props) {
  const { t } = useText();
  return (
    <span>{t(myLearningText.answered, { done: answered_count, total: questions_count })}</span>
  );
}
