import type { ReactNode } from 'react';
import { StepLink } from '#web/ui/step-bar/step-link.tsx';

/** To another question of the reflection on the screen. */
export function QuestionLink({ number, children }: { number: number; children: ReactNode }) {
  return <StepLink question={number}>{children}</StepLink>;
}
