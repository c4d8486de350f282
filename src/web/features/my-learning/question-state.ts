import type { Question } from '#contract/mentoring.ts';

/** `again`: the mentor asks for more, and nothing has changed since. */
export type QuestionState = 'empty' | 'written' | 'again' | 'changed' | 'fine';

/** `isBlank`: of the box on the screen, which knows more than what is saved. */
export function stateOf(question: Question, isBlank?: boolean): QuestionState {
  const [answer] = question.answers;
  if (isBlank ?? !answer?.answer.trim()) return 'empty';
  if (!answer || answer.versions.length === 0) return 'written';
  if (!question.open) return 'fine';
  return answer.changed_since ? 'changed' : 'again';
}

export const stateLabels = {
  empty: { tone: 'muted', label: 'Not started', icon: undefined },
  written: { tone: 'ok', label: 'Written', icon: 'check' },
  again: { tone: 'warn', label: 'To look at again', icon: 'clock' },
  changed: { tone: 'ok', label: 'Changed', icon: 'check' },
  fine: { tone: 'ok', label: 'Fine', icon: 'check' },
} as const;

/** What the mentor said when they last sent this answer back. */
export function noteOf({ open, answers: [answer] }: Question): string {
  const [last] = answer?.versions ?? [];
  return open && last?.mark === 'more' ? last.note : '';
}
