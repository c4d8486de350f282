import type { Reflection } from '#contract/mentoring.ts';
import { useKeptText } from '#web/platform/kept-text/use-kept-text.ts';
import { useServerDraft } from '#web/platform/kept-text/use-server-draft.ts';
import { notesDraft, placeOf } from './reflection-drafts.ts';
import { savedNotes, useWriteNotes } from './use-write-notes.ts';

/** The notes on learning elsewhere, of an area's own reflection. */
export function useNotesText(reflection: Reflection) {
  const name = notesDraft(reflection.uuid);
  const text = useKeptText({
    name,
    place: placeOf(reflection, reflection.questions.length),
    saved: savedNotes(reflection),
    required: false,
    send: useWriteNotes(reflection),
  });
  const about = { reflection: reflection.uuid, answer: null };
  return { ...text, ...useServerDraft(name, about, text) };
}
