import type { Question, Reflection } from '#contract/mentoring.ts';
import { WrittenText } from '#web/ui/written-text.tsx';
import { currentAnswer } from './steps.ts';

type Props = { reflection: Reflection; question: Question };

export function LearnerAnswer({ reflection: { user, status }, question }: Props) {
  const isOpen = status === 'in_progress';
  return (
    <WrittenText
      title={`${user.name}'s answer`}
      text={currentAnswer(question)?.answer ?? ''}
      instead={isOpen ? 'Nothing is written here yet.' : `${user.name} left this question empty.`}
    />
  );
}
