import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { message } from '#lib/messages/message.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';

export const answerDraftName = (reflection: Reflection, question: Question) =>
  `answer:${reflection.uuid}:${question.uuid}`;

export const reflectionHref = (reflection: { uuid: string }) =>
  `/my/learning/reflection/${reflection.uuid}`;

/** The label and address of a question in a list of drafts. */
export const answerDraftLocation = (reflection: Reflection, question: number): DraftLocation => ({
  path: `${reflectionHref(reflection)}?question=${question}`,
  label: message(progressMessages.questionOf, {
    reflection: reflection.name,
    number: question,
    total: reflection.questions.length,
  }),
});
