import { useEffect, useEffectEvent } from 'react';
import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { currentAnswer, currentReview } from '#web/features/mentoring/review/review-progress.ts';
import {
  type AutosaveFieldState,
  isSafelySaved,
  type SaveOutcome,
  useAutosaveField,
} from '#web/patterns/autosave-field/use-autosave-field.ts';
import { useRetrySave } from '#web/patterns/autosave-field/use-retry-save.ts';
import { useServerDraft } from '#web/patterns/autosave-field/use-server-draft.ts';
import type { Step } from '#web/ui/step-bar/steps.ts';
import { notesDraftName, reviewDraftLocation, reviewDraftName } from './reflection-drafts.ts';
import { savedNotes, useNotesDelivery } from './use-notes-delivery.ts';
import { savedReview, useReviewDelivery } from './use-review-delivery.ts';

/** The texts of a step, saved together; null and never sent where the step doesn't show them. */
export function useStepTexts(reflection: Reflection, question: Question, step: Step) {
  const review = useReviewText(reflection, question, step.number);
  const notes = useNotesText(reflection);
  const hasAnswer = currentAnswer(question) !== undefined;
  const hasNotes = step.isLast && reflection.pod_id === null;
  const texts = { review: hasAnswer ? review : null, notes: hasNotes ? notes : null };

  /** `leaving` without a review is accepted; otherwise an empty review is not. */
  async function save(options: { leaving: boolean }) {
    const outcomes: SaveOutcome[] = [];
    for (const text of [texts.review, texts.notes]) {
      if (text) outcomes.push(await text.save(options));
    }
    return { isSafe: outcomes.every(isSafelySaved), hasSaved: outcomes.includes('saved') };
  }

  return { ...texts, save };
}

export type StepTexts = ReturnType<typeof useStepTexts>;

/** The mentor's review of one answer. */
function useReviewText(reflection: Reflection, question: Question, number: number) {
  const deliveryOf = useReviewDelivery(reflection);
  const answer = currentAnswer(question)?.uuid ?? '';
  const name = reviewDraftName(answer);
  const text = useAutosaveField({
    name,
    place: reviewDraftLocation(reflection, number),
    saved: savedReview(currentReview(question)),
    required: true,
    ...deliveryOf(question),
  });
  useRetrySave(text);
  const about = { reflection: reflection.uuid, answer, kind: 'text' as const };
  return useDraftOnDevices(text, useServerDraft(name, about, text));
}

/** The notes on learning elsewhere, of an area's own reflection. */
function useNotesText(reflection: Reflection) {
  const delivery = useNotesDelivery(reflection);
  const name = notesDraftName(reflection.uuid);
  const text = useAutosaveField({
    name,
    place: reviewDraftLocation(reflection, reflection.questions.length),
    saved: savedNotes(reflection),
    required: false,
    ...delivery,
  });
  useRetrySave(text);
  const about = { reflection: reflection.uuid, answer: null, kind: 'text' as const };
  return useDraftOnDevices(text, useServerDraft(name, about, text));
}

/**
 * Where nothing stands here, what was typed on another device is gone on with: there is nothing to
 * choose. What this browser has lost or discarded is asked about, and so is what comes after a discard.
 */
function useDraftOnDevices(
  text: AutosaveFieldState,
  { elsewhere, ...kept }: ReturnType<typeof useServerDraft>,
) {
  const isEmpty = text.draft === null && text.saved.text === '' && text.discarded === null;
  const isTaken = isEmpty && elsewhere !== null && !elsewhere.isFromHere;
  const take = useEffectEvent(() => elsewhere?.takeTheirs());
  useEffect(() => {
    if (isTaken) take();
  }, [isTaken]);
  return { ...text, ...kept, elsewhere: isTaken ? null : elsewhere };
}
