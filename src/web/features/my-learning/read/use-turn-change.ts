import { useState } from 'react';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { focusOn, focusOnIfLost } from '#web/ui/focus/focus-on.ts';

type Whose = Reflection['turn']['whose'];

/** By what the turn came to be another's while the page was open. */
export type TurnChange = 'submitted' | 'withdrawn' | 'elsewhere';

/** The last one, and how to announce that one is about to come from this page. */
export function useTurnChange(whose: Whose) {
  const [announced, announce] = useState<TurnChange>();
  const [known, setKnown] = useState<{ whose: Whose; turnChange?: TurnChange }>({ whose });
  if (known.whose !== whose) {
    setKnown({ whose, turnChange: announced ?? 'elsewhere' });
    announce(undefined);
  }
  return [known.turnChange, announce] as const;
}

/** For the `ref` of what says so: whoever did it is led there, anyone else if they lost their place. */
export function focusAfter(turnChange: TurnChange | undefined) {
  if (!turnChange) return undefined;
  return turnChange === 'elsewhere' ? focusOnIfLost : focusOn;
}
