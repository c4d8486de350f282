import type { Mark, Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { currentAnswer } from '#web/features/mentoring/review/review-progress.ts';
import type { Draft, ListedDraft } from '#web/platform/drafts/drafts.ts';

/** The mark of an answer, null before it has one, and what the mentor would like more of. */
export type MarkAndNote = { mark: Mark | null; note: string };

/** The mark and note of one answer, with its question and the number of that. */
export type AnswerVerdict = {
  mark: Mark;
  note: string;
  answer: string;
  number: number;
  question: string;
};

export const markDraftName = (answer: string) => `mark:${answer}`;

export const markDraftNames = ({ questions }: Reflection) =>
  questions.flatMap((question) => {
    const answer = currentAnswer(question);
    return answer ? [markDraftName(answer.uuid)] : [];
  });

/** Empty without mark and note, so that there is no draft. */
export function serializeMark({ mark, note }: MarkAndNote): string {
  return mark === null && note === '' ? '' : JSON.stringify({ mark, note });
}

/**
 * A mark holds for the round it was made in. Its note is kept beyond it: somebody else may have
 * sent the reflection back meanwhile, and what was typed is still there to be used again.
 */
export function markFromDraft(draft: Draft | null, { sent_back_at }: Reflection): MarkAndNote {
  const { mark, note } = parseMark(draft?.text ?? '');
  return { mark: draft?.base === sent_back_at ? mark : null, note };
}

function parseMark(text: string): MarkAndNote {
  try {
    const { mark, note = '' }: Partial<MarkAndNote> = JSON.parse(text);
    return { mark: mark === 'more' || mark === 'fine' ? mark : null, note };
  } catch {
    return { mark: null, note: '' };
  }
}

/** A draft that only marks an answer as fine holds nothing that anybody typed. */
export function isOnlyFine({ key, text }: ListedDraft): boolean {
  if (!key.includes(`:${markDraftName('')}`)) return false;
  const { mark, note } = parseMark(text);
  return mark === 'fine' && note === '';
}

/** The marks and notes so far, in the order of the questions. */
export function verdictsFrom(
  reflection: Reflection,
  draftOf: (name: string) => Draft | null,
): readonly AnswerVerdict[] {
  return reflection.questions.flatMap((question, index) => {
    const answer = currentAnswer(question);
    if (!answer) return [];
    const { mark, note } = markFromDraft(draftOf(markDraftName(answer.uuid)), reflection);
    if (mark === null) return [];
    return [{ mark, note, answer: answer.uuid, number: index + 1, question: question.question }];
  });
}

/** Only those that ask for more. */
export const requestedVerdicts = (verdicts: readonly AnswerVerdict[]) =>
  verdicts.filter(({ mark }) => mark === 'more');

/** The marks and notes with which it was last sent back. */
export const sentVerdicts = ({ questions }: Reflection): readonly AnswerVerdict[] =>
  questions.flatMap((question, index) => {
    const answer = currentAnswer(question);
    const [last] = answer?.versions ?? [];
    if (!answer || !last?.mark) return [];
    const { mark, note } = last;
    return [{ mark, note, answer: answer.uuid, number: index + 1, question: question.question }];
  });

/** The mentor's note of the round before, where this answer was one that more was asked of. */
export function previousRequest(question: Question): string {
  const [last] = currentAnswer(question)?.versions ?? [];
  return last?.mark === 'more' ? last.note : '';
}
