import { useState } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { ApiError } from '#web/platform/calls/api-error.ts';

/** Of which row, by a key of it, the server asked again before its removal, and in what words. */
export function useLastAdministrator() {
  const [asked, setAsked] = useState<{ key: string; warning: DisplayText }>();
  return {
    forget: () => setAsked(undefined),
    /** False where the error says something else. */
    isAskedBy(error: unknown, key: string): boolean {
      const warning = error instanceof ApiError && error.fields.last_administrator?.[0];
      if (warning) setAsked({ key, warning });
      return Boolean(warning);
    },
    warningOf: (key: string) => (asked?.key === key ? asked.warning : undefined),
  };
}
