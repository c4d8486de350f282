import { useNavigate } from '@tanstack/react-router';
import type { Reflection } from '#contract/mentoring.ts';
import type { Step } from '#web/platform/steps.ts';
import { useStep } from '#web/platform/use-step.ts';

/** The steps of a review, and the way back to the learner. */
export function useSteps({ user, questions }: Reflection) {
  const { step, heading, isAt, goOnFrom } = useStep(questions.length);
  const navigate = useNavigate();

  function returnFrom(step: Step) {
    if (!isAt(step)) return;
    void navigate({ to: '/mentor/review-learning', search: { learner: user.uuid } });
  }

  return { step, heading, goOnFrom, returnFrom };
}

export type Steps = ReturnType<typeof useSteps>;
