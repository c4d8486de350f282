import type { Mark, Question, Reflection } from '#contract/mentoring.ts';
import type { Draft } from '#web/platform/drafts.ts';
import { currentAnswer } from './steps.ts';

/** What a mentor thinks of an answer, and what they would like more of. */
export type Marked = { mark: Mark; note: string };

/** Of one answer among all: where it stands, and what it answers. */
export type Asked = Marked & { answer: string; number: number; question: string };

export const markDraft = (answer: string) => `mark:${answer}`;

/** An answer nobody has marked is fine, and has no draft. */
export function markText({ mark, note }: Marked): string {
  return mark === 'fine' && note === '' ? '' : JSON.stringify({ mark, note });
}

/**
 * A mark holds for the round it was made in. Its note is kept beyond it: somebody else may have
 * sent the reflection back meanwhile, and what was typed is still there to be used again.
 */
export function markOf(draft: Draft | null, { sent_back_at }: Reflection): Marked {
  const { mark, note } = written(draft?.text ?? '');
  return { mark: draft?.base === sent_back_at ? mark : 'fine', note };
}

function written(text: string): Marked {
  try {
    const given: Partial<Marked> = JSON.parse(text);
    return { mark: given.mark === 'more' ? 'more' : 'fine', note: given.note ?? '' };
  } catch {
    return { mark: 'fine', note: '' };
  }
}

/** Those of which more is asked, by their place among the questions. */
export function askedIn(
  reflection: Reflection,
  draftOf: (name: string) => Draft | null,
): readonly Asked[] {
  return reflection.questions
    .flatMap((question, index) => {
      const answer = currentAnswer(question);
      if (!answer) return [];
      const marked = markOf(draftOf(markDraft(answer.uuid)), reflection);
      return [{ ...marked, answer: answer.uuid, number: index + 1, question: question.question }];
    })
    .filter(({ mark }) => mark === 'more');
}

/** The mentor's note of the round before, where this answer was one that more was asked of. */
export function askedBefore(question: Question): string {
  const [last] = currentAnswer(question)?.versions ?? [];
  return last?.mark === 'more' ? last.note : '';
}
