import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Reflection } from '#contract/mentoring.ts';
import { type Step, stepAt } from './steps.ts';

/** Which question is on the screen: the address decides, so the browser's Back steps too. */
export function useSteps({ uuid, user, questions }: Reflection) {
  const asked = useSearch({ strict: false, select: ({ question }) => question });
  const step = stepAt(asked, questions.length);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useShownStep(step, () => arriveAt(heading.current));
  const navigate = useNavigate();

  /** Unless the person went elsewhere while the server was thinking. */
  function goOnFrom({ number }: Step, to: number) {
    if (shown.current !== number) return;
    void navigate({
      to: '/mentor/review-learning/reflection/$reflection',
      params: { reflection: uuid },
      search: { question: to },
      resetScroll: false,
    });
  }

  function returnFrom({ number }: Step) {
    if (shown.current !== number) return;
    void navigate({ to: '/mentor/review-learning', search: { learner: user.uuid } });
  }

  return { step, heading, goOnFrom, returnFrom };
}

export type Steps = ReturnType<typeof useSteps>;

/** Calls `arrive` when the step changes, not when the screen opens. Null once it has closed. */
function useShownStep({ number }: Step, arrive: () => void) {
  const shown = useRef<number | null>(null);
  const arrived = useEffectEvent(arrive);

  useEffect(() => {
    const hasChanged = shown.current !== null && shown.current !== number;
    shown.current = number;
    if (hasChanged) arrived();
  }, [number]);

  useEffect(
    () => () => {
      shown.current = null;
    },
    [],
  );

  return shown;
}

/** Without a jump where the question is in sight already. */
function arriveAt(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'nearest' });
}
