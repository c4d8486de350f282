import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useIsMounted } from '#web/platform/browser/use-is-mounted.ts';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';
import { clearFailedSave, setFailedSave } from '#web/platform/forms/failed-save.ts';

/**
 * What went wrong with an act that is asked for in a dialog, to be said there; above the page, with the
 * way back to `place`, where the dialog was closed before the answer came.
 */
export function useProblem(place: DraftLocation) {
  const client = useQueryClient();
  const isMounted = useIsMounted();
  const [problem, setProblem] = useState<DisplayText>();
  // Nothing was typed, so there is no draft whose name it could have.
  const name = place.path;
  useEffect(() => clearFailedSave(client, name), [client, name]);
  return {
    problem,
    isSeen: isMounted,
    clear: () => setProblem(undefined),
    report(what: DisplayText) {
      if (isMounted()) setProblem(what);
      else setFailedSave(client, { name, place, what });
    },
  };
}
