import { notes } from './content/notes.ts';
import { cyclicItem } from './random.ts';
import type { ReflectionTimeline } from './reflection-timelines.ts';

type Written = {
  answers: { uuid: string; answer: string; updatedAt: Date; createdAt: Date }[];
  reviews: { answer: string; review: string; reviewer: string; createdAt: Date }[];
};

/** The first round of a reflection that was sent back with `more` on its first and last answer. */
export function versionRows(
  { sentBack, submittedAt }: ReflectionTimeline,
  { answers, reviews }: Written,
) {
  if (!sentBack) return [];
  return answers.map(({ uuid: answer, answer: text, createdAt: writtenAt }, index) => {
    const isAsked = index === 0 || index === answers.length - 1;
    const reviewed = reviews.find((review) => review.answer === answer);
    return {
      answer,
      round: 1,
      sentBackAt: sentBack.at,
      writtenAt,
      mark: isAsked ? ('more' as const) : reviewed ? ('fine' as const) : null,
      note: isAsked ? cyclicItem(notes, index + answers.length) : '',
      // By the time it is submitted again, those answers have been rewritten.
      text: isAsked && submittedAt ? beginningOf(text) : text,
      ...(reviewed && {
        review: reviewed.review,
        reviewer: reviewed.reviewer,
        reviewedAt: sentBack.at,
      }),
    };
  });
}

function beginningOf(text: string): string {
  const sentences = text.split(/(?<=[.?!]) /);
  return sentences.slice(0, Math.ceil(sentences.length / 2)).join(' ');
}
