import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { removeText, updateText, type Wording } from '#contract/localisation/wordings.ts';
import { type Message, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { localisationMessages } from '#messages/localisation/localisation.ts';
import { cacheWording } from '#web/features/localisation/wording/cache-wording.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

type Saved = {
  key: string;
  says: Message;
  /** Undefined where it can't be undone any more. */
  undo?: { before: Wording; after: Wording };
  problem?: ReturnType<typeof errorMessage>;
};

/** What was saved last, and how to have it back as it was before. */
export function useSavedTexts() {
  const client = useQueryClient();
  const update = useWrite(updateText);
  const remove = useWrite(removeText);
  const [saved, setSaved] = useState<Saved | null>(null);

  /** Over the version that was seen, and over no other. */
  function write(to: Wording, seen: Wording) {
    const { locale, key, text, source } = to;
    const ifMatch = seen.updated_at ?? 'null';
    if (!to.worded || text === null) return remove.mutateAsync({ body: { locale, key }, ifMatch });
    const english_then = to.english_then ?? to.english;
    return update.mutateAsync({ body: { locale, key, text, source, english_then }, ifMatch });
  }

  async function tryTo(done: (answer: Wording) => Saved, to: Wording, seen: Wording) {
    try {
      const { text } = await write(to, seen);
      await cacheWording(client, text);
      setSaved(done(text));
    } catch (error) {
      const says = message(localisationMessages.notUndone);
      setSaved({ key: to.key, says, problem: errorMessage(error) });
    }
  }

  /** As said, and with the way back. */
  const undoable = (text: MessageDescriptor<'key'>, before: Wording) => (after: Wording) => ({
    key: before.key,
    says: message(text, { key: before.key }),
    undo: { before, after },
  });

  return {
    saved,
    hasSaved: (before: Wording, after: Wording) =>
      setSaved(undoable(localisationMessages.saved, before)(after)),
    /** Still right although the English has changed: it is worded anew with the same words. */
    confirm: (now: Wording) =>
      void tryTo(
        undoable(localisationMessages.saved, now),
        { ...now, worded: true, english_then: null },
        now,
      ),
    putBack: (now: Wording) =>
      void tryTo(undoable(localisationMessages.wasPutBack, now), { ...now, worded: false }, now),
    undo({ before, after }: NonNullable<Saved['undo']>) {
      const { key } = before;
      const done = () => ({ key, says: message(localisationMessages.undone, { key }) });
      void tryTo(done, before, after);
    },
  };
}

export type SavedTexts = ReturnType<typeof useSavedTexts>;
