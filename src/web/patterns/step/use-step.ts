import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Step, stepAt } from '#web/ui/step-bar/steps.ts';

type Options = {
  block?: 'nearest' | 'start';
  /** The question to begin with, if the address has none. */
  first?: number;
};

/**
 * The current one of `count` questions. It is in the address, so that the browser's Back steps back.
 * Every change of step moves the focus to the `heading`.
 */
export function useStep(
  count: number,
  requested: number | undefined,
  { block = 'nearest', first = 1 }: Options = {},
) {
  const step = stepAt(requested ?? first, count);
  const heading = useRef<HTMLHeadingElement>(null);
  const currentNumber = useCurrentNumber(step, () => focusHeading(heading.current, block));
  const navigate = useNavigate();

  /** False if the person went to another step while the server was answering. */
  const isAt = ({ number }: Step) => currentNumber.current === number;

  function goTo(question: number) {
    void navigate({ to: '.', search: { question }, resetScroll: false });
  }

  function goOnFrom(from: Step, to: number) {
    if (isAt(from)) goTo(to);
  }

  return { step, heading, isAt, goTo, goOnFrom };
}

/** The number of the step, null once the screen is closed. `onChange` is not called on opening. */
function useCurrentNumber({ number }: Step, onChange: () => void) {
  const currentNumber = useRef<number | null>(null);
  const handleChange = useEffectEvent(onChange);

  useEffect(() => {
    const hasChanged = currentNumber.current !== null && currentNumber.current !== number;
    currentNumber.current = number;
    if (hasChanged) handleChange();
  }, [number]);

  useEffect(
    () => () => {
      currentNumber.current = null;
    },
    [],
  );

  return currentNumber;
}

/** `nearest` does not scroll if the question is visible already. */
function focusHeading(heading: HTMLElement | null, block: ScrollLogicalPosition) {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block });
}
