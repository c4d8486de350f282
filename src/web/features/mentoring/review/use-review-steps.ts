import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
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
  const { question, view } = route.useSearch();
  const isOnePage = view === 'all';
  // All on one page is the end, with everything above it.
  const requested = isOnePage ? questions.length + 1 : question;
  const { step, heading, isAt, goOnFrom } = useStep(questions.length, requested, { first });
  useFocusOnChange(isOnePage, heading);
  const navigate = useNavigate();

  function returnFrom(step: Step) {
    if (!isAt(step)) return;
    void navigate({ to: '/mentor/review-learning', search: { learner: user.uuid } });
  }

  return { step, isOnePage, heading, goOnFrom, returnFrom };
}

/** Between the end and all on one page the number of the step stays. */
function useFocusOnChange(isOnePage: boolean, heading: RefObject<HTMLElement | null>) {
  const before = useRef(isOnePage);
  useEffect(() => {
    if (before.current === isOnePage) return;
    before.current = isOnePage;
    heading.current?.focus();
  }, [isOnePage, heading]);
}

export type ReviewSteps = ReturnType<typeof useReviewSteps>;
