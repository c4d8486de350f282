import type { Reflection } from '#contract/mentoring.ts';
import { type Place, readDraft, sameText } from '#web/platform/drafts.ts';
import { currentReview } from './steps.ts';

export const reviewDraft = (answer: string) => `review:${answer}`;
export const notesDraft = (reflection: string) => `notes:${reflection}`;

/** How a list of drafts speaks of a step, and leads back to it. */
export function placeOf({ uuid, user, name, questions }: Reflection, question: number): Place {
  return {
    path: `/mentor/review-learning/reflection/${uuid}?question=${question}`,
    label: `${user.name} · ${name}, question ${question} of ${questions.length}`,
  };
}

/** The questions whose text is on this device only. Signing off would lock them out. */
export function unsavedQuestions(reflection: Reflection, keyOf: (name: string) => string) {
  const { uuid, pod_id, external_learning, questions } = reflection;
  const differs = (name: string, saved: string) => {
    const draft = readDraft(keyOf(name));
    return draft !== null && !sameText(draft.text, saved);
  };
  const reviews = questions.flatMap((question, index) => {
    const answer = question.answers[0];
    const saved = currentReview(question)?.review ?? '';
    return answer && differs(reviewDraft(answer.uuid), saved) ? [index + 1] : [];
  });
  const notes = pod_id === null && differs(notesDraft(uuid), external_learning);
  return notes ? [...reviews, questions.length] : reviews;
}
