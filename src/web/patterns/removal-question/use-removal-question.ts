import { useState } from 'react';
import type { CallInput } from '#contract/endpoint.ts';
import type { removeMember } from '#contract/organisations/organisations.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { ApiError } from '#web/platform/calls/api-error.ts';

/** What the server may ask before somebody, or a role of theirs, is removed. */
const questions = ['last_administrator', 'without_mentor'] as const;

type Question = (typeof questions)[number];

/** What was seen of it, as the call takes it. */
export type Seen = Pick<CallInput<typeof removeMember>['body'], Question>;

/** `seen` is what the call says once this was seen too; settled, there is nothing left to see. */
export type Asked = { field: Question; warning: DisplayText; seen: Seen; isSettled?: boolean };

/** Of which row, by a key of it, the server asked again before its removal, and in what words. */
export function useRemovalQuestion() {
  const [asked, setAsked] = useState<Asked & { key: string }>();
  return {
    forget: () => setAsked(undefined),
    /** False where the error says something else. */
    isAskedBy(error: unknown, key: string, seen: Seen): boolean {
      if (!(error instanceof ApiError)) return false;
      for (const field of questions) {
        const warning = error.fields[field]?.[0];
        if (!warning) continue;
        setAsked({ key, field, warning, seen: { ...seen, [field]: true } });
        return true;
      }
      return false;
    },
    /** The learners were handed over, so the call does not say that they have no mentor. */
    settle: () =>
      setAsked(
        (asked) =>
          asked && { ...asked, isSettled: true, seen: { ...asked.seen, without_mentor: false } },
      ),
    askedOf: (key: string) => (asked?.key === key ? asked : undefined),
  };
}
