import { useQueryClient } from '@tanstack/react-query';
import { type Reflection, saveExternalNotes } from '#contract/mentoring.ts';
import { useWrite } from '#web/platform/data.ts';
import { originOf } from '#web/platform/draft-origin.ts';
import { draftKey } from '#web/platform/drafts.ts';
import { sameText } from '#web/platform/editing/same-text.ts';
import { cacheOf } from '#web/platform/kept-text/server-drafts.ts';
import type { SavedText } from '#web/platform/kept-text/use-kept-text.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { notesDraft } from './reflection-drafts.ts';
import { isClosed, reflectionInstead } from './refusals.ts';
import { useReflectionCache } from './use-reflection-cache.ts';

/** Sends the notes on learning elsewhere over those saved at `over`, and shows what is saved now. */
export function useWriteNotes({ uuid, updated_at }: Reflection) {
  const notes = useWrite(saveExternalNotes);
  const cache = useReflectionCache(uuid);
  const drafts = cacheOf(useQueryClient(), uuid);
  const { uuid: user } = useCurrentUser();

  return async function send(contents: string, over: string | null) {
    const draft = originOf(draftKey(user, notesDraft(uuid)));
    const body = { reflection: uuid, contents, ...(draft && { draft }) };
    try {
      const written = await notes.mutateAsync({ body, ifMatch: over ?? updated_at });
      drafts.end(null, contents, draft);
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
