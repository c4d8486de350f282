import type { Reflection } from '#contract/mentoring.ts';
import { useKeptText } from '#web/platform/kept-text/use-kept-text.ts';
import { notesDraft, placeOf } from './reflection-drafts.ts';
import { savedNotes, useWriteNotes } from './use-write-notes.ts';

/** The notes on learning elsewhere, of an area's own reflection. */
export function useNotesText(reflection: Reflection) {
  return useKeptText({
    name: notesDraft(reflection.uuid),
    place: placeOf(reflection, reflection.questions.length),
    saved: savedNotes(reflection),
    required: false,
    send: useWriteNotes(reflection),
  });
}
