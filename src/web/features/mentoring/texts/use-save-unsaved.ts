import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { type DisplayText, type Message, message } from '#lib/messages/message.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { deleteDraft, draftKey, readDraft } from '#web/platform/drafts/drafts.ts';
import { sendOver } from '#web/platform/editing/send-over.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { type UnsavedText, unsavedTexts } from './unsaved-texts.ts';
import { useReflectionCache } from './use-reflection-cache.ts';
import { useNotesDelivery } from './use-write-notes.ts';
import { useReviewDelivery } from './use-write-review.ts';

/** Why something was not sent, and the question where that can be put right. */
export type SaveBlocker = { sentence: DisplayText; number: number | null };

/** Saves what was typed on any step; resolves with what stands in the way, or null. */
export function useSaveUnsaved(reflection: Reflection) {
  const { uuid: user } = useCurrentUser();
  const cache = useReflectionCache(reflection.uuid);
  const reviewOf = useReviewDelivery(reflection);
  const notes = useNotesDelivery(reflection);

  async function save({ key, question, draft: { text, base } }: UnsavedText) {
    await (question ? sendOver(reviewOf(question), text, base) : sendOver(notes, text, base));
    // Whatever was typed since, in another tab, stays a draft.
    if (readDraft(key)?.text === text) deleteDraft(key);
  }

  return async function saveUnsaved(): Promise<SaveBlocker | null> {
    const latest = cache.latest() ?? reflection;
    for (const text of unsavedTexts(latest, (name) => draftKey(user, name))) {
      const reason = blockerMessage(text);
      if (reason) return { sentence: reason, number: text.number };
      try {
        await save(text);
      } catch (error) {
        return { sentence: notSaved(text, errorMessage(error)), number: text.number };
      }
    }
    return null;
  };
}

function blockerMessage({ isConflict, isBlank, number }: UnsavedText): Message | null {
  if (isConflict) return message(finishingMessages.twoTexts, { number });
  return isBlank ? message(finishingMessages.emptied, { number }) : null;
}

const notSaved = ({ question, number }: UnsavedText, why: DisplayText) =>
  question
    ? message(finishingMessages.reviewNotSaved, { number, why })
    : message(finishingMessages.notesNotSaved, { why });
