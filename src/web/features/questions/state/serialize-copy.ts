import type { ReflectionQuestion } from '#contract/learning/questions.ts';
import {
  copyOf,
  type EditedQuestion,
  type Field,
  questionTextOf,
  type WorkingCopy,
} from './working-copy.ts';

/**
 * A working copy as the device keeps it. The same copy always gives the same text, and one without
 * a change that of the saved list: a field that was merely opened is no draft.
 */
export function serializeCopy(copy: WorkingCopy): string {
  const questions = copy.questions.map(({ key, uuid, question, active, isDeleted }) => ({
    key,
    uuid,
    question,
    active,
    isDeleted,
  }));
  const field = copy.field && isTouched(copy, copy.field) ? copy.field : null;
  return JSON.stringify({ questions, field: field && { of: field.of, text: field.text } });
}

/** Whatever this device gives back: what cannot be read counts as not there. */
export function parseCopy(text: string, saved: readonly ReflectionQuestion[]): WorkingCopy {
  try {
    const given: unknown = JSON.parse(text);
    return isCopy(given) ? given : copyOf(saved);
  } catch {
    return copyOf(saved);
  }
}

export const isTouched = (copy: WorkingCopy, { of, text }: Field) =>
  text !== questionTextOf(copy, of);

function isCopy(given: unknown): given is WorkingCopy {
  if (!isRecord(given) || !Array.isArray(given.questions)) return false;
  return given.questions.every(isQuestion) && (given.field === null || isField(given.field));
}

function isQuestion(given: unknown): given is EditedQuestion {
  return (
    isRecord(given) &&
    typeof given.key === 'string' &&
    (given.uuid === null || typeof given.uuid === 'string') &&
    typeof given.question === 'string' &&
    typeof given.active === 'boolean' &&
    typeof given.isDeleted === 'boolean'
  );
}

function isField(given: unknown): given is Field {
  return (
    isRecord(given) &&
    (given.of === null || typeof given.of === 'string') &&
    typeof given.text === 'string'
  );
}

const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null;
