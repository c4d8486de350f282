import type { ReflectionQuestion } from '#contract/learning/questions.ts';
import {
  type BaseQuestion,
  copyOf,
  type EditedQuestion,
  type Field,
  questionTextOf,
  type WorkingCopy,
} from './working-copy.ts';

/**
 * A working copy as the device stores it. The same copy always gives the same text, and one without
 * changes gives that of the saved list: a field that was merely opened is no draft.
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
  const base = copy.base?.map(({ uuid, question, active }) => ({ uuid, question, active }));
  return JSON.stringify({ questions, field: field && { of: field.of, text: field.text }, base });
}

/**
 * The text of the saved list. A stored copy of just this list counts as it, whatever it was begun
 * from: the answer to its save was lost, or two people made the same change.
 */
export function savedText(saved: readonly ReflectionQuestion[], stored: string | undefined) {
  const text = serializeCopy(copyOf(saved));
  if (stored === undefined) return text;
  const copy = { ...parseCopy(stored, saved), base: undefined };
  return serializeCopy(copy) === text ? stored : text;
}

/** Reads what this device stored; the saved list if that is no working copy. */
export function parseCopy(text: string, saved: readonly ReflectionQuestion[]): WorkingCopy {
  try {
    const value: unknown = JSON.parse(text);
    return isCopy(value) ? value : copyOf(saved);
  } catch {
    return copyOf(saved);
  }
}

export const isTouched = (copy: WorkingCopy, { of, text }: Field) =>
  text !== questionTextOf(copy, of);

function isCopy(value: unknown): value is WorkingCopy {
  if (!isRecord(value) || !Array.isArray(value.questions)) return false;
  const { base } = value;
  const isBaseRead = base === undefined || (Array.isArray(base) && base.every(isBaseQuestion));
  const isFieldRead = value.field === null || isField(value.field);
  return value.questions.every(isQuestion) && isFieldRead && isBaseRead;
}

const isBaseQuestion = (value: unknown): value is BaseQuestion =>
  isRecord(value) &&
  typeof value.uuid === 'string' &&
  typeof value.question === 'string' &&
  typeof value.active === 'boolean';

function isQuestion(value: unknown): value is EditedQuestion {
  return (
    isRecord(value) &&
    typeof value.key === 'string' &&
    (value.uuid === null || typeof value.uuid === 'string') &&
    typeof value.question === 'string' &&
    typeof value.active === 'boolean' &&
    typeof value.isDeleted === 'boolean'
  );
}

function isField(value: unknown): value is Field {
  return (
    isRecord(value) &&
    (value.of === null || typeof value.of === 'string') &&
    typeof value.text === 'string'
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
