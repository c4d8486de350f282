import type { Question, Reflection } from '#contract/mentoring.ts';
import type { Place } from '#web/platform/drafts.ts';

export const answerDraft = (reflection: Reflection, question: Question) =>
  `answer:${reflection.uuid}:${question.uuid}`;

export const addressOf = (reflection: { uuid: string }) =>
  `/my/learning/reflection/${reflection.uuid}`;

/** How a list of drafts speaks of a question, and leads back to it. */
export const placeOf = (reflection: Reflection, question: number): Place => ({
  path: `${addressOf(reflection)}?question=${question}`,
  label: `${reflection.name}, question ${question} of ${reflection.questions.length}`,
});
