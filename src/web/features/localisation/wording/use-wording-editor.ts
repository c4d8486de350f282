import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { textIndex, updateText, type Wording } from '#contract/localisation/wordings.ts';
import { message } from '#lib/messages/message.ts';
import { problemsOf } from '#messages/localisation/check-wording.ts';
import { localisationPanelsMessages } from '#messages/localisation/localisation-panels.ts';
import { draftMessages } from '#messages/shared/drafts.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { putRecord } from '#web/platform/calls/record-cache.ts';
import { useEndpointForm } from '#web/platform/forms/use-endpoint-form.ts';
import { wordingDraftKey } from './wording-draft-key.ts';

export type WordingEditorOptions = {
  wording: Wording;
  onSaved: (answer: Wording) => void;
  /** `editNext`: for the next missing text. */
  onClose: (editNext: boolean) => void;
};

/** One text being edited: what is typed, what is wrong with it, and how it is saved. */
export function useWordingEditor({ wording, onSaved, onClose }: WordingEditorOptions) {
  const area = useRef<HTMLTextAreaElement>(null);
  const editNext = useRef(false);
  const form = useWordingForm({
    wording,
    onClose: () => onClose(editNext.current),
    onSaved: (answer) => answer && onSaved(answer.text),
  });
  const { fields, set } = form;
  const isBlank = fields.text.trim() === '';
  const isUntouched = isBlank && wording.text === null;
  const [problem] = isUntouched ? [] : problemsOf(wording.key, wording.english, fields.text);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUntouched) onClose(false);
    else if (!form.draft.exists) onClose(editNext.current);
    else if (problem || form.theirs) area.current?.focus();
    else form.submit(event);
  }

  /** Puts the two texts around the selection, or at the cursor. */
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
    problem,
    submit,
    insert,
    /** Called by the button that submits the form, before it does. */
    setEditNext(value: boolean) {
      editNext.current = value;
    },
  };
}

export type WordingEditorState = ReturnType<typeof useWordingEditor>;

type WordingFields = { text: string; source: string };

type FormOptions = {
  wording: Wording;
  onClose: () => void;
  onSaved: (answer: { text: Wording } | null) => void;
};

function useWordingForm({ wording, onClose, onSaved }: FormOptions) {
  const client = useQueryClient();
  const update = useWrite(updateText);
  const { locale, key, english } = wording;
  const search = new URLSearchParams({ language: locale, search: key, text: key });
  return useEndpointForm({
    name: wordingDraftKey(wording),
    place: {
      path: `/localisation?${search}`,
      label: message(localisationPanelsMessages.draftOf, { key }),
      about: draftMessages.notSavedYet,
    },
    saved: savedOf({ text: wording }),
    send: (fields: WordingFields, ifMatch) =>
      // 'null': refused if the text had no wording when this was begun, and has one now.
      update.mutateAsync({
        body: { locale, key, ...fields, english_then: english },
        ifMatch: ifMatch ?? 'null',
      }),
    savedOf,
    show: ({ text }) => putRecord(client, text, { lists: [textIndex] }),
    onClose,
    onSaved,
  });
}

const savedOf = ({ text: { text, source, updated_at } }: { text: Wording }) => ({
  fields: { text: text ?? '', source: source ?? '' },
  at: updated_at,
});
