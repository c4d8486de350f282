import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Step, stepAt } from '#web/ui/step-bar/steps.ts';

type Options = {
  block?: 'nearest' | 'start';
  /** The step of an address that names none. */
  first?: number;
};

/**
 * Which of so many questions is on the screen: the address decides, so the browser's Back steps
 * too. On every step but the first the `heading` takes the focus.
 */
export function useStep(
  count: number,
  asked: number | undefined,
  { block = 'nearest', first = 1 }: Options = {},
) {
  const step = stepAt(asked ?? first, count);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useShownStep(step, () => arriveAt(heading.current, block));
  const navigate = useNavigate();

  /** Unless the person went elsewhere while the server was thinking. */
  const isAt = ({ number }: Step) => shown.current === number;

  function goTo(question: number) {
    void navigate({ to: '.', search: { question }, resetScroll: false });
  }

  function goOnFrom(from: Step, to: number) {
    if (isAt(from)) goTo(to);
  }

  return { step, heading, isAt, goTo, goOnFrom };
}

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

/** `nearest` is without a jump where the question is in sight already. */
function arriveAt(heading: HTMLElement | null, block: ScrollLogicalPosition) {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block });
}
