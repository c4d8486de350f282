import type { ChangeEvent } from 'react';
import type { DraftLocation } from './drafts.ts';
import { useDraft } from './use-draft.ts';

type Options = { name: string; saved: string; place: DraftLocation };

/** The draft of one field of a form that has no record of its own. Never for a password. */
export function useFieldDraft({ name, saved, place }: Options) {
  const box = useDraft(`field:${name}`, { saved, base: null, place });
  return {
    field: {
      value: box.text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => box.setText(target.value),
    },
    /** Once the server has stored what was sent. */
    forget: (sent: string) => box.forget(sent, null),
    draft: {
      exists: box.draft !== null,
      isPersisted: box.isPersisted,
      restoredAt: undefined,
      canUndo: box.discarded !== null,
      discard: box.discard,
      undo: box.undo,
    },
  };
}
