import type { Question, Reflection } from '#contract/mentoring.ts';
import { reviewingText } from '#texts/reviewing.ts';
import { draftKey } from '#web/platform/drafts.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { useDraft, useDrafts } from '#web/platform/use-draft.ts';
import { type Marked, markDraft, markOf, markText, type Verdict, verdictsIn } from './marks.ts';
import { placeOf } from './reflection-drafts.ts';
import { currentAnswer } from './steps.ts';

/** The mark of one answer: on this device until it is sent back together with the others. */
export function useMark(reflection: Reflection, question: Question, number: number) {
  const { sent_back_at: base } = reflection;
  const place = { ...placeOf(reflection, number), about: reviewingText.moreDraft };
  const name = markDraft(currentAnswer(question)?.uuid ?? question.uuid);
  const box = useDraft(name, { saved: '', base, place });
  const marked = markOf(box.draft, reflection);
  return {
    ...marked,
    set: (change: Partial<Marked>) => box.adopt(markText({ ...marked, ...change }), base),
    isKept: box.isKept,
  };
}

/** What is said of the answers of the whole reflection so far. */
export function useVerdicts(reflection: Reflection): readonly Verdict[] {
  const { uuid } = useCurrentUser();
  const drafts = useDrafts();
  return verdictsIn(reflection, (name) => {
    const key = draftKey(uuid, name);
    return drafts.find((draft) => draft.key === key) ?? null;
  });
}
