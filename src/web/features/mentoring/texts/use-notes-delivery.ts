import { useQueryClient } from '@tanstack/react-query';
import { type Reflection, saveExternalNotes } from '#contract/mentoring/mentoring.ts';
import { serverDraftCache } from '#web/patterns/autosave-field/server-drafts.ts';
import type { SavedText } from '#web/patterns/autosave-field/use-autosave-field.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { draftOrigin } from '#web/platform/drafts/draft-origin.ts';
import { draftKey } from '#web/platform/drafts/drafts.ts';
import type { Delivery } from '#web/platform/editing/send-over.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { notesDraftName } from './reflection-drafts.ts';
import { isClosedError } from './review-errors.ts';
import { useReflectionCache } from './use-reflection-cache.ts';

/** How the notes on learning elsewhere are saved, and shown once they are. */
export function useNotesDelivery({
  uuid,
  updated_at,
}: Reflection): Delivery<{ reflection: Reflection }> {
  const notes = useWrite(saveExternalNotes);
  const cache = useReflectionCache(uuid);
  const drafts = serverDraftCache(useQueryClient(), uuid);
  const { uuid: user } = useCurrentUser();

  return {
    async send(contents, over) {
      const draft = draftOrigin(draftKey(user, notesDraftName(uuid)));
      const body = { reflection: uuid, contents, ...(draft && { draft }) };
      try {
        const written = await notes.mutateAsync({ body, ifMatch: over ?? updated_at });
        drafts.end({ answer: null, kind: 'text' }, contents, draft);
        return written;
      } catch (error) {
        if (isClosedError(error)) void cache.invalidate();
        throw error;
      }
    },
    savedIn: ({ reflection }) => savedNotes(reflection),
    show: ({ reflection }) => cache.put(reflection),
  };
}

/** Nobody is named beside the notes: the contract does not say who wrote them. */
export function savedNotes({ external_learning, updated_at }: Reflection): SavedText {
  return { text: external_learning, version: updated_at, by: null };
}
