import type { Question, Reflection } from '#contract/mentoring.ts';
import { currentAnswer } from './steps.ts';
import { WrittenText } from './written-text.tsx';

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
