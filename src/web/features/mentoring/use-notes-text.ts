import type { Reflection } from '#contract/mentoring.ts';
import { useAutosaveField } from '#web/platform/kept-text/use-autosave-field.ts';
import { useServerDraft } from '#web/platform/kept-text/use-server-draft.ts';
import { notesDraftName, reviewDraftLocation } from './reflection-drafts.ts';
import { savedNotes, useWriteNotes } from './use-write-notes.ts';

/** The notes on learning elsewhere, of an area's own reflection. */
export function useNotesText(reflection: Reflection) {
  const name = notesDraftName(reflection.uuid);
  const text = useAutosaveField({
    name,
    place: reviewDraftLocation(reflection, reflection.questions.length),
    saved: savedNotes(reflection),
    required: false,
    send: useWriteNotes(reflection),
  });
  const about = { reflection: reflection.uuid, answer: null };
  return { ...text, ...useServerDraft(name, about, text) };
}
