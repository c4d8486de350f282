import { StepLink } from '#web/ui/step-link.tsx';

type Props = { number: number; children: string };

export function QuestionLink({ number, children }: Props) {
  return (
    <StepLink to="." search={{ question: number }} resetScroll={false} preload={false}>
      {number}. {children}
    </StepLink>
  );
}
