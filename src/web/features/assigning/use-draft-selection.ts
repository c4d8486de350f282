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

/** A draft of a choice instead of a text; its `text` describes the choice in lists of drafts. */
type ChoiceDraft<Choice> = NewDraft & { choice: Choice };

/**
 * What was chosen and not submitted yet: on this device from the first tick, like a text being
 * typed. `parse` checks what the device stored; null if it is no such choice.
 */
export function useDraftSelection<Choice>(name: string, parse: (value: unknown) => Choice | null) {
  const key = draftKey(useCurrentUser().uuid, name);
  const stored = useSyncExternalStore(subscribeToDrafts, () => readDraft(key));
  const [storedAtFirst] = useState(stored);
  const choice = stored && 'choice' in stored ? parse(stored.choice) : null;
  const draft: ChoiceDraft<Choice> | null =
    stored && choice !== null ? { ...stored, choice } : null;

  function save(unsaved: Omit<ChoiceDraft<Choice>, 'at'>) {
    const dated = { ...unsaved, at: new Date().toISOString() };
    writeDraft(key, dated);
  }

  return {
    draft,
    /** Left over from before, and not touched since. */
    isLeftover: draft !== null && draft.at === storedAtFirst?.at,
    isPersisted: isDraftPersisted(key),
    save,
    drop: () => deleteDraft(key),
    restore: (dropped: ChoiceDraft<Choice>) => writeDraft(key, dropped),
  };
}

export function isStringArray(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
