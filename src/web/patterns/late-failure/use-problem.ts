import { useState } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';
import { useLateFailure } from './use-late-failure.ts';

/** What went wrong with an act that is asked for in a dialog, to be said there while it is open. */
export function useProblem(place: DraftLocation) {
  const late = useLateFailure(place);
  const [problem, setProblem] = useState<DisplayText>();
  return {
    problem,
    isOpen: late.isOpen,
    clear: () => setProblem(undefined),
    report(what: DisplayText) {
      if (late.isOpen()) setProblem(what);
      else late.report(what);
    },
  };
}
