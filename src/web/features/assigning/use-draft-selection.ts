import { useState, useSyncExternalStore } from 'react';
import {
  deleteDraft,
  draftKey,
  isDraftPersisted,
  type NewDraft,
  readDraft,
  subscribeToDrafts,
  writeDraft,
} from '#web/platform/drafts/drafts.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';

/** A draft whose text says in words what was chosen, for lists of drafts, and what exactly it is. */
type ChoiceDraft<C> = NewDraft & { choice: C };

/**
 * What was chosen and not written yet: on this device from the first tick, like a text being typed.
 * `asChoice` looks at what the device had; null for what is no such choice.
 */
export function useDraftSelection<C>(name: string, asChoice: (given: unknown) => C | null) {
  const key = draftKey(useCurrentUser().uuid, name);
  const found = useSyncExternalStore(subscribeToDrafts, () => readDraft(key));
  const [foundFirst] = useState(found);
  const choice = found && 'choice' in found ? asChoice(found.choice) : null;
  const draft: ChoiceDraft<C> | null = found && choice !== null ? { ...found, choice } : null;

  return {
    draft,
    /** Left over from before, and not touched since. */
    isLeftover: draft !== null && draft.at === foundFirst?.at,
    isKept: isDraftPersisted(key),
    keep: (given: Omit<ChoiceDraft<C>, 'at'>) =>
      writeDraft(key, withTime({ ...given, at: new Date().toISOString() })),
    drop: () => deleteDraft(key),
    restore: (given: ChoiceDraft<C>) => writeDraft(key, given),
  };
}

/** Named, because a literal may not say more than a draft does. */
const withTime = <C>(draft: ChoiceDraft<C>): NewDraft => draft;

export function isStringArray(given: unknown): given is string[] {
  return Array.isArray(given) && given.every((one) => typeof one === 'string');
}
