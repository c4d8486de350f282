import type { Question } from '#contract/mentoring/mentoring.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';

/**
 * `again`: the mentor asks for more, and nothing has changed since. `closed`: they said nothing of
 * this answer, only of others.
 */
export type QuestionState = 'empty' | 'written' | 'again' | 'changed' | 'fine' | 'closed';

/** `isBlank`: of the box on the screen, which knows more than what is saved. */
export function questionState(question: Question, isBlank?: boolean): QuestionState {
  const [answer] = question.answers;
  if (isBlank ?? !answer?.answer.trim()) return 'empty';
  if (!answer || answer.versions.length === 0) return 'written';
  if (!question.open) return isFine(question) ? 'fine' : 'closed';
  return answer.changed_since ? 'changed' : 'again';
}

/** The mentor said so, and did not merely ask for nothing. */
export const isFine = ({ answers: [answer] }: Question) => answer?.versions[0]?.mark === 'fine';

/** `mark`: within a row of marks. */
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
} as const;

/** What the mentor said when they last sent this answer back. */
export function mentorNote({ open, answers: [answer] }: Question): string {
  const [last] = answer?.versions ?? [];
  return open && last?.mark === 'more' ? last.note : '';
}
