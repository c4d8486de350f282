import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { type Draft, readDraft } from '#web/platform/drafts/drafts.ts';
import { changeIn, hasConflict, type Saved } from '#web/platform/editing/editing.ts';
import { notesDraftName, reviewDraftName } from './reflection-drafts.ts';
import { savedNotes } from './use-notes-delivery.ts';
import { savedReview } from './use-review-delivery.ts';

/** A text that is on this device only: the review of a `question`, else the notes of the area. */
export type UnsavedText = {
  key: string;
  number: number;
  question: Question | null;
  draft: Draft;
  /** The writer cleared it, which a review can't be saved as. */
  isBlank: boolean;
  /** Somebody saved another text since: only a person can choose between the two. */
  isConflict: boolean;
};

/** What was typed on any step of the review and never saved, in the order of the questions. */
export function unsavedTexts(
  reflection: Reflection,
  keyOf: (name: string) => string,
): UnsavedText[] {
  const { uuid, pod_id, questions } = reflection;
  const reviews = questions.map((question, index) => {
    const [answer] = question.answers;
    if (!answer) return null;
    const saved = savedReview(answer.reviews[0]);
    const unsaved = unsavedIn(keyOf(reviewDraftName(answer.uuid)), saved);
    return unsaved && { ...unsaved, number: index + 1, question };
  });
  const notes =
    pod_id === null ? unsavedIn(keyOf(notesDraftName(uuid)), savedNotes(reflection)) : null;
  const last = notes && { ...notes, isBlank: false, number: questions.length, question: null };
  return [...reviews, last].filter((text) => text !== null);
}

function unsavedIn(key: string, saved: Saved) {
  const draft = readDraft(key);
  if (!draft || !changeIn({ draft, saved })) return null;
  const isConflict = hasConflict({ draft, saved, sending: null });
  return { key, draft, isConflict, isBlank: draft.text.trim() === '' };
}
