import type { ReactNode } from 'react';
import { StepLink } from '#web/ui/step-bar/step-link.tsx';

type Props = { number: number; children: ReactNode };

export function QuestionLink({ number, children }: Props) {
  return (
    <StepLink question={number}>
      {number}. {children}
    </StepLink>
  );
}
