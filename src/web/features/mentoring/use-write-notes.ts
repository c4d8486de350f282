import { type Reflection, saveExternalNotes } from '#contract/mentoring.ts';
import { useWrite } from '#web/platform/data.ts';
import { sameText } from '#web/platform/drafts.ts';
import type { SavedText } from '#web/platform/kept-text/use-kept-text.ts';
import { isClosed, reflectionInstead } from './refusals.ts';
import { useReflectionCache } from './use-reflection-cache.ts';

/** Sends the notes on learning elsewhere over those saved at `over`, and shows what is saved now. */
export function useWriteNotes({ uuid, updated_at }: Reflection) {
  const notes = useWrite(saveExternalNotes);
  const cache = useReflectionCache(uuid);

  return async function send(contents: string, over: string | null) {
    const body = { reflection: uuid, contents };
    try {
      const written = await notes.mutateAsync({ body, ifMatch: over ?? updated_at });
      await cache.put(written.reflection);
      return savedNotes(written.reflection);
    } catch (error) {
      const theirs = reflectionInstead(error);
      if (theirs) await cache.put(theirs);
      if (theirs && sameText(theirs.external_learning, contents)) return savedNotes(theirs);
      if (isClosed(error)) void cache.readAgain();
      throw error;
    }
  };
}

/** Nobody is named beside the notes: the contract does not say who wrote them. */
export function savedNotes({ external_learning, updated_at }: Reflection): SavedText {
  return { text: external_learning, at: updated_at, by: null };
}
