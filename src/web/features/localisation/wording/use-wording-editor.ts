import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Wording } from '#contract/localisation/wordings.ts';
import { problemsOf } from '#messages/localisation/check-wording.ts';
import { useWordingForm } from './use-wording-form.ts';

export type WordingEditorOptions = {
  wording: Wording;
  /** Null where nothing had been changed; `goesOn` where the next missing one is wished for. */
  onSaved: (answer: Wording | null, goesOn: boolean) => void;
  onClose: () => void;
};

/** One text being worded: what is typed, what is wrong with it, and where it goes. */
export function useWordingEditor({ wording, onSaved, onClose }: WordingEditorOptions) {
  const area = useRef<HTMLTextAreaElement>(null);
  const goesOn = useRef(false);
  const form = useWordingForm({
    wording,
    onSaved: (answer) => onSaved(answer?.text ?? null, goesOn.current),
  });
  const { fields, set } = form;
  const isBlank = fields.text.trim() === '';
  const [trouble] = isBlank ? [] : problemsOf(wording.key, wording.english, fields.text);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBlank && wording.text === null) onClose();
    else if (!form.draft.is) onSaved(null, goesOn.current);
    else if (trouble || isBlank || form.theirs) area.current?.focus();
    else form.submit(event);
  }

  /** Around what is selected, or where the cursor stands. */
  function insert(before: string, behind: string) {
    const field = area.current;
    if (!field) return;
    const { selectionStart: from, selectionEnd: to, value } = field;
    const text = value.slice(0, from) + before + value.slice(from, to) + behind + value.slice(to);
    flushSync(() => set({ text }));
    field.focus();
    field.setSelectionRange(from + before.length, to + before.length);
  }

  return {
    wording,
    form,
    area,
    trouble,
    submit,
    insert,
    /** Before the form is sent: by which of its two buttons. */
    goOn(isWished: boolean) {
      goesOn.current = isWished;
    },
  };
}

export type WordingEditorState = ReturnType<typeof useWordingEditor>;
