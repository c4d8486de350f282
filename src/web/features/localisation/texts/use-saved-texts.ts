import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  removeText,
  textIndex,
  updateText,
  type Wording,
} from '#contract/localisation/wordings.ts';
import { type Message, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { localisationMessages } from '#messages/localisation/localisation.ts';
import { mayPass } from '#web/platform/calls/api-error.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { putRecord } from '#web/platform/calls/record-cache.ts';

type Saved = {
  key: string;
  message: Message;
  /** Undefined where it can't be undone any more. */
  undo?: { before: Wording; after: Wording };
  problem?: ReturnType<typeof errorMessage>;
};

/** The text that was saved last, and how to undo that. */
export function useSavedTexts() {
  const client = useQueryClient();
  const update = useWrite(updateText);
  const remove = useWrite(removeText);
  const [saved, setSaved] = useState<Saved | null>(null);

  /** Writes only over the version that was on the screen. */
  function write(target: Wording, current: Wording) {
    const { locale, key, text, source } = target;
    const ifMatch = current.updated_at ?? 'null';
    if (!target.worded || text === null)
      return remove.mutateAsync({ body: { locale, key }, ifMatch });
    const english_then = target.english_then ?? target.english;
    return update.mutateAsync({ body: { locale, key, text, source, english_then }, ifMatch });
  }

  async function tryToWrite(
    target: Wording,
    current: Wording,
    feedback: (answer: Wording) => Saved,
    undo?: NonNullable<Saved['undo']>,
  ) {
    try {
      const { text } = await write(target, current);
      await putRecord(client, text, { lists: [textIndex] });
      setSaved(feedback(text));
    } catch (error) {
      const notUndone = message(localisationMessages.notUndone);
      const problem = errorMessage(error);
      const again = undo && mayPass(error) && { undo };
      setSaved({ key: target.key, message: notUndone, problem, ...again });
    }
  }

  const undoable = (text: MessageDescriptor<'key'>, before: Wording) => (after: Wording) => ({
    key: before.key,
    message: message(text, { key: before.key }),
    undo: { before, after },
  });

  return {
    saved,
    showSaved: (before: Wording, after: Wording) =>
      setSaved(undoable(localisationMessages.saved, before)(after)),
    /** Still right although the English has changed: the same text is saved for the new English. */
    confirm: (current: Wording) =>
      tryToWrite(
        { ...current, worded: true, english_then: null },
        current,
        undoable(localisationMessages.saved, current),
      ),
    putBack: (current: Wording) =>
      tryToWrite(
        { ...current, worded: false },
        current,
        undoable(localisationMessages.wasPutBack, current),
      ),
    undo(change: NonNullable<Saved['undo']>) {
      const { before, after } = change;
      const { key } = before;
      const undone = message(localisationMessages.undone, { key });
      return tryToWrite(before, after, () => ({ key, message: undone }), change);
    },
  };
}

export type SavedTexts = ReturnType<typeof useSavedTexts>;
