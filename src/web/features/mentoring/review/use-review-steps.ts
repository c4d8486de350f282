import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { useStep } from '#web/patterns/step/use-step.ts';
import type { Step } from '#web/ui/step-bar/steps.ts';
import { firstToReview } from './review-progress.ts';

const route = getRouteApi('/shell/mentor/review-learning/reflection/$reflection');
/** The steps of a review, and the way back to the learner. */
export function useReviewSteps(reflection: Reflection) {
  const { user, questions } = reflection;
  // Fixed when the screen opens: saving a review must not change the step.
  const [first] = useState(() => firstToReview(reflection));
  const { question } = route.useSearch();
  const { step, heading, isAt, goOnFrom } = useStep(questions.length, question, { first });
  const navigate = useNavigate();

  function returnFrom(step: Step) {
    if (!isAt(step)) return;
    void navigate({ to: '/mentor/review-learning', search: { learner: user.uuid } });
  }

  return { step, heading, goOnFrom, returnFrom };
}

export type ReviewSteps = ReturnType<typeof useReviewSteps>;
