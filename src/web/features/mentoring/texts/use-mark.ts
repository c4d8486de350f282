import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { currentAnswer } from '#web/features/mentoring/review/review-progress.ts';
import { useDraft, useDraftsNamed } from '#web/platform/drafts/use-draft.ts';
import {
  type AnswerVerdict,
  type MarkAndNote,
  markDraftName,
  markDraftNames,
  markFromDraft,
  serializeMark,
  verdictsFrom,
} from './marks.ts';
import { reviewDraftLocation } from './reflection-drafts.ts';

/** The mark of one answer: on this device until it is sent back together with the others. */
export function useMark(reflection: Reflection, question: Question, number: number) {
  const { sent_back_at: base } = reflection;
  const place = { ...reviewDraftLocation(reflection, number), about: reviewingMessages.moreDraft };
  const name = markDraftName(currentAnswer(question)?.uuid ?? question.uuid);
  const stored = useDraft(name, { saved: '', base, place });
  const current = markFromDraft(stored.draft, reflection);
  return {
    ...current,
    set: (change: Partial<MarkAndNote>) =>
      stored.adopt(serializeMark({ ...current, ...change }), base),
    isPersisted: stored.isPersisted,
  };
}

/** The marks and notes of the whole reflection so far. */
export function useVerdicts(reflection: Reflection): readonly AnswerVerdict[] {
  return verdictsFrom(reflection, useDraftsNamed(markDraftNames(reflection)));
}
