import { type Reflection, saveExternalNotes } from '#contract/mentoring.ts';
import { useWrite } from '#web/platform/data.ts';
import { sameText } from '#web/platform/drafts.ts';
import { type SavedText, useKeptText } from '#web/platform/kept-text/use-kept-text.ts';
import { notesDraft, placeOf } from './reflection-drafts.ts';
import { isClosed, reflectionInstead } from './refusals.ts';
import { useReflectionCache } from './use-reflection-cache.ts';

/** The notes on learning elsewhere, of an area's own reflection. */
export function useNotesText(reflection: Reflection) {
  const notes = useWrite(saveExternalNotes);
  const cache = useReflectionCache(reflection.uuid);

  async function send(contents: string, over: string | null) {
    const body = { reflection: reflection.uuid, contents };
    try {
      const written = await notes.mutateAsync({ body, ifMatch: over ?? reflection.updated_at });
      await cache.put(written.reflection);
      return savedText(written.reflection);
    } catch (error) {
      const theirs = reflectionInstead(error);
      if (theirs) await cache.put(theirs);
      if (theirs && sameText(theirs.external_learning, contents)) return savedText(theirs);
      if (isClosed(error)) void cache.readAgain();
      throw error;
    }
  }

  return useKeptText({
    name: notesDraft(reflection.uuid),
    place: placeOf(reflection, reflection.questions.length),
    saved: savedText(reflection),
    required: false,
    send,
  });
}

/** Nobody is named beside the notes: the contract does not say who wrote them. */
function savedText({ external_learning, updated_at }: Reflection): SavedText {
  return { text: external_learning, at: updated_at, by: null };
}
