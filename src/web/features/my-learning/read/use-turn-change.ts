import { useState } from 'react';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { focusOn, focusOnIfLost } from '#web/ui/focus/focus-on.ts';

type Whose = Reflection['turn']['whose'];

/** What is done on this page, and whose turn it is then. */
const turnAfter = { submitted: 'mentor', withdrawn: 'learner' } as const;
type OwnAct = keyof typeof turnAfter;

/** By what the turn came to be another's while the page was open. */
export type TurnChange = OwnAct | 'elsewhere';

type Known = { whose: Whose; turnChange?: TurnChange; announced?: OwnAct };

/** The last one, and how to announce that one comes from this page. */
export function useTurnChange(whose: Whose) {
  const [known, setKnown] = useState<Known>({ whose });
  if (known.whose !== whose) setKnown({ whose, turnChange: known.announced ?? 'elsewhere' });

  /** The live update of an act may come before its own answer. */
  function announce(act: OwnAct) {
    setKnown((now) =>
      now.whose === turnAfter[act] ? { ...now, turnChange: act } : { ...now, announced: act },
    );
  }

  return [known.turnChange, announce] as const;
}

/** For the `ref` of what says so: whoever did it is led there, anyone else if they lost their place. */
export function focusAfter(turnChange: TurnChange | undefined) {
  if (!turnChange) return undefined;
  return turnChange === 'elsewhere' ? focusOnIfLost : focusOn;
}
