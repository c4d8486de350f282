import type { Question, Reflection } from '#contract/mentoring.ts';
import { progressText } from '#texts/progress.ts';
import { say } from '#texts/text.ts';
import type { Place } from '#web/platform/drafts.ts';

export const answerDraft = (reflection: Reflection, question: Question) =>
  `answer:${reflection.uuid}:${question.uuid}`;

export const addressOf = (reflection: { uuid: string }) =>
  `/my/learning/reflection/${reflection.uuid}`;

/** How a list of drafts speaks of a question, and leads back to it. */
export const placeOf = (reflection: Reflection, question: number): Place => ({
  path: `${addressOf(reflection)}?question=${question}`,
  label: say(progressText.questionOf, {
    reflection: reflection.name,
    number: question,
    total: reflection.questions.length,
  }),
});
