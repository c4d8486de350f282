import type { ReactNode } from 'react';
import { StepLink } from '#web/ui/step-bar/step-link.tsx';

type Props = { number: number; children: ReactNode };

export function QuestionLink({ number, children }: Props) {
  return (
    <StepLink to="." search={{ question: number }} resetScroll={false} preload={false}>
      {number}. {children}
    </StepLink>
  );
}
