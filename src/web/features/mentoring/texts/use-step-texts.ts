import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { currentAnswer } from '#web/features/mentoring/review/review-progress.ts';
import {
  isSafelySaved,
  type SaveOutcome,
} from '#web/patterns/autosave-field/use-autosave-field.ts';
import type { Step } from '#web/ui/step-bar/steps.ts';
import { useNotesText } from './use-notes-text.ts';
import { useReviewText } from './use-review-text.ts';

/** The texts a step shows, saved together. What it doesn't show it never sends. */
export function useStepTexts(reflection: Reflection, question: Question, step: Step) {
  const review = useReviewText(reflection, question, step.number);
  const notes = useNotesText(reflection);
  const hasAnswer = currentAnswer(question) !== undefined;
  const hasNotes = step.isLast && reflection.pod_id === null;
  const shown = { review: hasAnswer ? review : null, notes: hasNotes ? notes : null };

  /** `leaving` the question without a review is a choice; going on from it is asked about. */
  async function save(options: { leaving: boolean }) {
    const outcomes: SaveOutcome[] = [];
    for (const text of [shown.review, shown.notes]) {
      if (text) outcomes.push(await text.save(options));
    }
    return { isSafe: outcomes.every(isSafelySaved), hasSaved: outcomes.includes('saved') };
  }

  return { ...shown, save };
}

export type StepTexts = ReturnType<typeof useStepTexts>;
