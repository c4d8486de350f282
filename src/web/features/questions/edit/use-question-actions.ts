import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReflectionQuestion } from '#contract/learning/questions.ts';
import { type DisplayText, type Message, message } from '#lib/messages/message.ts';
import { questionsEditingMessages as texts } from '#messages/learning/questions-editing.ts';
import type { Saving } from '#web/features/questions/state/use-save.ts';
import type { Working } from '#web/features/questions/state/use-working-copy.ts';
import * as change from '#web/features/questions/state/working-copy.ts';
import {
  fieldText,
  questionTextOf,
  settle,
  visibleQuestions,
  type WorkingCopy,
} from '#web/features/questions/state/working-copy.ts';

export const ids = {
  field: 'question-field',
  add: 'question-add',
  editButton: (key: string) => `question-edit-${key}`,
  undo: (key: string) => `question-undo-${key}`,
};

/** What a person can do to the list: each is shown, said, and leaves the focus where they go on. */
export function useQuestionActions(working: Working, saving: Saving) {
  const { copy } = working;
  const [said, announce] = useState<DisplayText>('');
  /** Deleted a moment ago: told in place of the row. */
  const [fresh, setFresh] = useState<readonly string[]>([]);

  function put(next: WorkingCopy, { focus, words }: { focus?: string; words?: Message } = {}) {
    // The control to go on with may only come to be by this.
    flushSync(() => {
      saving.touch();
      working.put(next);
      announce(words ?? '');
    });
    if (focus !== undefined) goOnAt(document.getElementById(focus));
  }

  /** What was typed in another field until now is taken over, not lost. */
  function open(of: string | null) {
    const ready = settle(copy);
    put({ ...ready, field: { of, text: questionTextOf(ready, of) } }, { focus: ids.field });
  }

  const openerOf = (of: string | null) => (of === null ? ids.add : ids.editButton(of));

  function confirm() {
    if (!copy.field || fieldText(copy.field) === '') return;
    const { of } = copy.field;
    const next = settle(copy);
    const words =
      of === null
        ? message(texts.wasAdded, { number: visibleQuestions(next).length })
        : message(texts.wasUpdated, { number: numberOf(copy, of) });
    put(next, { focus: openerOf(of), words });
  }

  function cancel() {
    if (copy.field) put({ ...copy, field: null }, { focus: openerOf(copy.field.of) });
  }

  function remove(key: string) {
    const words = message(texts.wasDeleted, { number: numberOf(copy, key) });
    setFresh((before) => [...before, key]);
    put({ ...change.remove(copy, key), field: null }, { focus: ids.undo(key), words });
  }

  function restore(key: string) {
    settled(key);
    const next = change.restore(copy, key);
    const words = message(texts.isBack, { number: numberOf(next, key) });
    put(next, { focus: ids.editButton(key), words });
  }

  /** No longer told in place of the row; it is with the others that were deleted. */
  const settled = (key: string) => setFresh((before) => before.filter((one) => one !== key));

  return {
    said,
    fresh,
    settled,
    open,
    type: (text: string) => {
      saving.touch();
      if (copy.field) working.put({ ...copy, field: { ...copy.field, text } });
    },
    confirm,
    cancel,
    remove,
    restore,
    move: (from: number, to: number) => put(change.move(copy, from, to)),
    switchTo: (key: string, active: boolean) => {
      const number = numberOf(copy, key);
      const words = message(active ? texts.isActive : texts.isInactive, { number });
      put(change.switchTo(copy, key, active), { words });
    },
    /** The other language's questions, to be put into words here. */
    startFrom: (others: readonly ReflectionQuestion[]) => {
      const next = others.reduce((so, { question }) => change.add(so, question), settle(copy));
      put(next, { words: message(texts.added, { number: others.length }) });
    },
  };
}

const numberOf = (copy: WorkingCopy, key: string) =>
  visibleQuestions(copy).findIndex((one) => one.key === key) + 1;

export type QuestionActions = ReturnType<typeof useQuestionActions>;

function goOnAt(control: HTMLElement | null) {
  control?.focus();
  // The browser would put the caret before the first word.
  if (control instanceof HTMLTextAreaElement) control.setSelectionRange(-1, -1);
}
