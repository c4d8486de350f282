import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';

/**
 * Of an answer that was sent back: `again` if the mentor asks for more and nothing has changed
 * since, `closed` if they marked only others.
 */
export type QuestionState = 'empty' | 'written' | 'again' | 'changed' | 'fine' | 'closed';

/** `unsaved`: the text on the screen was refused, or didn’t reach the server. */
export type QuestionMark = QuestionState | 'unsaved';

/** `isBlank`: of the text on the screen, which may not be saved yet. */
export function questionState(question: Question, isBlank?: boolean): QuestionState {
  const [answer] = question.answers;
  if (isBlank ?? !answer?.answer.trim()) return 'empty';
  if (!answer || answer.versions.length === 0) return 'written';
  if (!question.open) return isFine(question) ? 'fine' : 'closed';
  return answer.changed_since ? 'changed' : 'again';
}

type Questions = Pick<Reflection, 'questions'>;

/**
 * Where writing goes on: at the first question that still waits for its writer, else where it is
 * checked and submitted.
 */
export function firstToWrite({ questions }: Questions): number {
  const index = questions.findIndex(waitsForWriter);
  return (index === -1 ? questions.length : index) + 1;
}

/**
 * The question after this one, or where it is checked: once sent back, only those that the mentor
 * opened again lie on the way.
 */
export function nextToWrite({ questions }: Questions, number: number): number {
  const index = questions.findIndex(({ open }, at) => at >= number && open);
  return (index === -1 ? questions.length : index) + 1;
}

/** The one before it on the same way; the question beside it where there is none. */
export function previousToWrite({ questions }: Questions, number: number): number {
  const index = questions.findLastIndex(({ open }, at) => at < number - 1 && open);
  return index === -1 ? number - 1 : index + 1;
}

/** Not written, or not revised yet though the mentor asks for more. */
export const waitsForWriter = (question: Question) =>
  question.open && ['empty', 'again'].includes(questionState(question));

/** Marked as fine, rather than not marked at all. */
export const isFine = ({ answers: [answer] }: Question) => answer?.versions[0]?.mark === 'fine';

/** `mark`: in a badge of the bar. */
export const stateLabels = {
  empty: {
    tone: 'muted',
    label: progressMessages.notStarted,
    mark: answeringMessages.markNotStarted,
    icon: undefined,
  },
  written: {
    tone: 'ok',
    label: answeringMessages.written,
    mark: answeringMessages.markWritten,
    icon: 'check',
  },
  again: {
    tone: 'warn',
    label: answeringMessages.toLookAtAgain,
    mark: answeringMessages.markToLookAtAgain,
    icon: 'clock',
  },
  changed: {
    tone: 'ok',
    label: answeringMessages.changed,
    mark: answeringMessages.markChanged,
    icon: 'check',
  },
  fine: {
    tone: 'ok',
    label: answeringMessages.fine,
    mark: answeringMessages.markFine,
    icon: 'check',
  },
  closed: {
    tone: 'muted',
    label: answeringMessages.notAskedAgain,
    mark: answeringMessages.markNotAskedAgain,
    icon: undefined,
  },
  unsaved: {
    tone: 'warn',
    label: answeringMessages.unsaved,
    mark: answeringMessages.markUnsaved,
    icon: 'warning',
  },
} as const;

/** What the mentor asked for when they last sent this answer back. */
export function mentorNote({ open, answers: [answer] }: Question): string {
  const [last] = answer?.versions ?? [];
  return open && last?.mark === 'more' ? last.note : '';
}
