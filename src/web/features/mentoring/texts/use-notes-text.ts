import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { useAutosaveField } from '#web/patterns/autosave-field/use-autosave-field.ts';
import { useServerDraft } from '#web/patterns/autosave-field/use-server-draft.ts';
import { notesDraftName, reviewDraftLocation } from './reflection-drafts.ts';
import { savedNotes, useNotesDelivery } from './use-write-notes.ts';

/** The notes on learning elsewhere, of an area's own reflection. */
export function useNotesText(reflection: Reflection) {
  const delivery = useNotesDelivery(reflection);
  const name = notesDraftName(reflection.uuid);
  const text = useAutosaveField({
    name,
    place: reviewDraftLocation(reflection, reflection.questions.length),
    saved: savedNotes(reflection),
    required: false,
    ...delivery,
  });
  const about = { reflection: reflection.uuid, answer: null };
  return { ...text, ...useServerDraft(name, about, text) };
}
