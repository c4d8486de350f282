import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type DisplayText, type Message, message } from '#lib/messages/message.ts';
import { questionsEditingMessages as messages } from '#messages/learning/questions-editing.ts';
import type { Saving } from '#web/features/questions/state/use-save.ts';
import type { Working } from '#web/features/questions/state/use-working-copy.ts';
import * as change from '#web/features/questions/state/working-copy.ts';
import {
  applyField,
  fieldText,
  questionTextOf,
  visibleQuestions,
  type WorkingCopy,
} from '#web/features/questions/state/working-copy.ts';

export const ids = {
  field: 'question-field',
  add: 'question-add',
  editButton: (key: string) => `question-edit-${key}`,
  undo: (key: string) => `question-undo-${key}`,
  /** What opens the field of a question, or of a new one. */
  opener: (of: string | null) => (of === null ? ids.add : ids.editButton(of)),
};

/** What a person can do to the list. Each is announced, and moves the focus to where the person goes on. */
export function useQuestionActions(working: Working, saving: Saving) {
  const { copy } = working;
  const [announcement, announce] = useState<DisplayText>('');
  /** Keys of questions deleted a moment ago: a note with Undo stands in place of the row. */
  const [justDeleted, setJustDeleted] = useState<readonly string[]>([]);

  function apply(next: WorkingCopy, { focus, say }: { focus?: string; say?: Message } = {}) {
    // The control that takes the focus may only be drawn by this change.
    flushSync(() => {
      saving.touch();
      working.put(next);
      announce(say ?? '');
    });
    if (focus !== undefined) focusAtEnd(document.getElementById(focus));
  }

  /** Text typed in another open field is applied first, so that it is not lost. */
  function open(of: string | null) {
    const ready = applyField(copy);
    apply({ ...ready, field: { of, text: questionTextOf(ready, of) } }, { focus: ids.field });
  }

  function confirm() {
    if (!copy.field || fieldText(copy.field) === '') return;
    const { of } = copy.field;
    const next = applyField(copy);
    const say =
      of === null
        ? message(messages.wasAdded, { number: visibleQuestions(next).length })
        : message(messages.wasUpdated, { number: numberOf(copy, of) });
    apply(next, { focus: ids.opener(of), say });
  }

  function cancel() {
    if (copy.field) apply({ ...copy, field: null }, { focus: ids.opener(copy.field.of) });
  }

  function remove(key: string) {
    const say = message(messages.wasDeleted, { number: numberOf(copy, key) });
    setJustDeleted((current) => [...current, key]);
    apply({ ...change.remove(copy, key), field: null }, { focus: ids.undo(key), say });
  }

  function restore(key: string) {
    endJustDeleted(key);
    const next = change.restore(copy, key);
    const say = message(messages.isBack, { number: numberOf(next, key) });
    apply(next, { focus: ids.editButton(key), say });
  }

  function addAll(to: WorkingCopy, questions: readonly string[], then: { focus?: string } = {}) {
    const say = message(messages.added, { number: questions.length });
    apply(questions.reduce(change.add, to), { ...then, say });
  }

  /** Removes the note in place of the row; the question is listed among the deleted ones then. */
  const endJustDeleted = (key: string) =>
    setJustDeleted((current) => current.filter((other) => other !== key));

  return {
    announcement,
    justDeleted,
    endJustDeleted,
    open,
    type: (text: string) => {
      saving.touch();
      if (copy.field) working.put({ ...copy, field: { ...copy.field, text } });
    },
    confirm,
    cancel,
    remove,
    restore,
    move: (from: number, to: number) => apply(change.move(copy, from, to)),
    setActive: (key: string, active: boolean) => {
      const number = numberOf(copy, key);
      const say = message(active ? messages.isActive : messages.isInactive, { number });
      apply(change.setActive(copy, key, active), { say });
    },
    /** In place of the one question that their list was pasted for. */
    addMany: (questions: readonly string[]) =>
      addAll({ ...copy, field: null }, questions, { focus: ids.add }),
    /** Copies the other language's questions, to be translated here. */
    startFrom: (questions: readonly string[]) => addAll(applyField(copy), questions),
  };
}

const numberOf = (copy: WorkingCopy, key: string) =>
  visibleQuestions(copy).findIndex((question) => question.key === key) + 1;

export type QuestionActions = ReturnType<typeof useQuestionActions>;

function focusAtEnd(control: HTMLElement | null) {
  control?.focus();
  // The browser shows no more than the field; its margin includes the buttons below.
  control?.scrollIntoView({ block: 'nearest' });
  // Otherwise the browser puts the caret before the first word.
  if (control instanceof HTMLTextAreaElement) control.setSelectionRange(-1, -1);
}
