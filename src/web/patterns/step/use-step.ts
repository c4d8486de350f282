import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Step, stepAt } from '#web/ui/step-bar/steps.ts';

type Options = {
  block?: 'nearest' | 'start';
  /** The question to begin with, if the address has none. */
  first?: number;
};

/** `isTyping`: the person is in a text box, and goes on in that of the next question. */
export type StepChange = { isTyping?: boolean };

/**
 * The current one of `count` questions. It is in the address, so that the browser's Back steps back.
 * Every change of step moves the focus to the `heading`, or for who is typing to the box below it.
 */
export function useStep(
  count: number,
  requested: number | undefined,
  { block = 'nearest', first = 1 }: Options = {},
) {
  const step = stepAt(requested ?? first, count);
  const heading = useRef<HTMLHeadingElement>(null);
  const isTyping = useRef(false);
  const currentNumber = useCurrentNumber(step, () => {
    moveFocus(heading.current, { block, isTyping: isTyping.current });
    isTyping.current = false;
  });
  const navigate = useNavigate();

  /** False if the person went to another step while the server was answering. */
  const isAt = ({ number }: Step) => currentNumber.current === number;

  function goTo(question: number, change: StepChange = {}) {
    isTyping.current = change.isTyping ?? false;
    void navigate({ to: '.', search: { question }, resetScroll: false });
  }

  function goOnFrom(from: Step, to: number, change?: StepChange) {
    if (isAt(from)) goTo(to, change);
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

type Move = { block: ScrollLogicalPosition; isTyping: boolean };

/**
 * `nearest` does not scroll if the question is visible already. A box that is not in view beside or
 * below it gets no focus: what is typed into it could not be seen.
 */
function moveFocus(heading: HTMLElement | null, { block, isTyping }: Move) {
  heading?.scrollIntoView({ block });
  const box = isTyping && heading?.closest('form')?.querySelector('textarea');
  if (!box || box.getBoundingClientRect().bottom > innerHeight)
    return heading?.focus({ preventScroll: true });
  box.focus({ preventScroll: true });
  // What is there already is gone on with.
  box.setSelectionRange(box.value.length, box.value.length);
}
