import type { Reflection } from '#contract/mentoring.ts';
import { finishingText } from '#texts/finishing.ts';
import { type Said, say, type Words } from '#texts/text.ts';
import { draftKey, dropDraft, readDraft } from '#web/platform/drafts.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { type UnsavedText, unsavedTexts } from './unsaved-texts.ts';
import { useReflectionCache } from './use-reflection-cache.ts';
import { useWriteNotes } from './use-write-notes.ts';
import { useWriteReview } from './use-write-review.ts';

/** Why something was not sent, and the question where that can be put right. */
export type Hindrance = { sentence: Words; number: number | null };

/** Saves what was typed on any step; resolves with what stands in the way, or null. */
export function useSaveUnsaved(reflection: Reflection) {
  const { uuid: user } = useCurrentUser();
  const cache = useReflectionCache(reflection.uuid);
  const writeReview = useWriteReview(reflection);
  const writeNotes = useWriteNotes(reflection);

  async function save({ key, question, draft: { text, base } }: UnsavedText) {
    await (question ? writeReview(question, text, base) : writeNotes(text, base));
    // Whatever was typed since, in another tab, stays a draft.
    if (readDraft(key)?.text === text) dropDraft(key);
  }

  return async function saveUnsaved(): Promise<Hindrance | null> {
    const latest = cache.latest() ?? reflection;
    for (const text of unsavedTexts(latest, (name) => draftKey(user, name))) {
      const reason = whyNot(text);
      if (reason) return { sentence: reason, number: text.number };
      try {
        await save(text);
      } catch (error) {
        return { sentence: notSaved(text, sentenceOf(error)), number: text.number };
      }
    }
    return null;
  };
}

function whyNot({ isClash, isBlank, number }: UnsavedText): Said | null {
  if (isClash) return say(finishingText.twoTexts, { number });
  return isBlank ? say(finishingText.emptied, { number }) : null;
}

const notSaved = ({ question, number }: UnsavedText, why: Words) =>
  question
    ? say(finishingText.reviewNotSaved, { number, why })
    : say(finishingText.notesNotSaved, { why });
