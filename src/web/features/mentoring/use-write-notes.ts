import { useQueryClient } from '@tanstack/react-query';
import { type Reflection, saveExternalNotes } from '#contract/mentoring.ts';
import { draftOrigin } from '#web/platform/draft-origin.ts';
import { draftKey } from '#web/platform/drafts.ts';
import { sameText } from '#web/platform/editing/same-text.ts';
import { useWrite } from '#web/platform/endpoint-query.ts';
import { serverDraftCache } from '#web/platform/kept-text/server-drafts.ts';
import type { SavedText } from '#web/platform/kept-text/use-autosave-field.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { notesDraftName } from './reflection-drafts.ts';
import { conflictingReflection, isClosedError } from './review-errors.ts';
import { useReflectionCache } from './use-reflection-cache.ts';

/** Sends the notes on learning elsewhere over those saved at `over`, and shows what is saved now. */
export function useWriteNotes({ uuid, updated_at }: Reflection) {
  const notes = useWrite(saveExternalNotes);
  const cache = useReflectionCache(uuid);
  const drafts = serverDraftCache(useQueryClient(), uuid);
  const { uuid: user } = useCurrentUser();

  return async function send(contents: string, over: string | null) {
    const draft = draftOrigin(draftKey(user, notesDraftName(uuid)));
    const body = { reflection: uuid, contents, ...(draft && { draft }) };
    try {
      const written = await notes.mutateAsync({ body, ifMatch: over ?? updated_at });
      drafts.end(null, contents, draft);
      await cache.put(written.reflection);
      return savedNotes(written.reflection);
    } catch (error) {
      const theirs = conflictingReflection(error);
      if (theirs) await cache.put(theirs);
      if (theirs && sameText(theirs.external_learning, contents)) return savedNotes(theirs);
      if (isClosedError(error)) void cache.readAgain();
      throw error;
    }
  };
}

/** Nobody is named beside the notes: the contract does not say who wrote them. */
export function savedNotes({ external_learning, updated_at }: Reflection): SavedText {
  return { text: external_learning, at: updated_at, by: null };
}
