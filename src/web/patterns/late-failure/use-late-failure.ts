import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useIsMounted } from '#web/platform/browser/use-is-mounted.ts';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';
import { clearLateFailure, setLateFailure } from '#web/platform/late-failures/late-failure.ts';

/**
 * Of an act that is asked for in a dialog: what fails once that was closed is said above the page, with
 * the way back to `place`, until its dialog is open again.
 */
export function useLateFailure(place: DraftLocation) {
  const client = useQueryClient();
  const isMounted = useIsMounted();
  // Nothing was typed, so there is no draft whose name it could have.
  const name = place.path;
  useEffect(() => clearLateFailure(client, name), [client, name]);
  return {
    /** Nobody has closed the dialog since. */
    isOpen: isMounted,
    /** `why` is said before `what`, where that doesn't say it. */
    report: (what: DisplayText, why?: DisplayText) =>
      setLateFailure(client, { name, place, why, what }),
  };
}
