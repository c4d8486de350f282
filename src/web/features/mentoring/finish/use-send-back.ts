import { useState } from 'react';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { sendBack } from '#contract/mentoring/turns.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';
import {
  type AnswerVerdict,
  markDraftName,
  markFromDraft,
  requestedVerdicts,
} from '#web/features/mentoring/texts/marks.ts';
import {
  changedMeanwhileMessage,
  conflictingReflection,
  isClosedError,
} from '#web/features/mentoring/texts/review-errors.ts';
import { useReflectionCache } from '#web/features/mentoring/texts/use-reflection-cache.ts';
import {
  type SaveBlocker,
  useSaveUnsaved,
} from '#web/features/mentoring/texts/use-save-unsaved.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { deleteDraft, draftKey, readDraft } from '#web/platform/drafts/drafts.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';

type Options = {
  reflection: Reflection;
  /** Exactly those listed on the screen. */
  verdicts: readonly AnswerVerdict[];
  onSent: () => void;
  /** Called if the reflection is no longer open to reviews. It is refetched then. */
  onClosed: (reason: DisplayText) => void;
};

/** Saves what is not saved yet, then sends back: once, however often the button is pressed. */
export function useSendBack({ reflection, verdicts, onSent, onClosed }: Options) {
  const { uuid, updated_at } = reflection;
  const { uuid: user } = useCurrentUser();
  const [blocker, setBlocker] = useState<SaveBlocker | null>(null);
  const request = useWrite(sendBack);
  const cache = useReflectionCache(uuid);
  const saveUnsaved = useSaveUnsaved(reflection);

  async function write() {
    const marks = verdicts.map(({ answer, mark, note }) => ({ answer, mark, note }));
    const ifMatch = cache.latest()?.updated_at ?? updated_at;
    const sent = await request.mutateAsync({ body: { reflection: uuid, marks }, ifMatch });
    for (const verdict of verdicts) dropDraft(verdict);
    await cache.put(sent.reflection);
    onSent();
  }

  /** Only if its note is the one that was sent: another tab may have changed it since. */
  function dropDraft({ answer, note }: AnswerVerdict) {
    const key = draftKey(user, markDraftName(answer));
    if (markFromDraft(readDraft(key), reflection).note === note) deleteDraft(key);
  }

  async function handleError(error: unknown) {
    const current = conflictingReflection(error);
    if (current) await cache.put(current);
    const reason = current
      ? changedMeanwhileMessage(finishingMessages.changedBeforeSendBack, current)
      : errorMessage(error);
    if (!isClosedError(error)) return setBlocker({ reason, number: null });
    onClosed(reason);
    await cache.invalidate();
  }

  const [send, isBusy] = useOneAtATime(async () => {
    setBlocker(null);
    const found = missingIn(requestedVerdicts(verdicts)) ?? (await saveUnsaved());
    if (found) return setBlocker(found);
    await write().catch(handleError);
  });

  return { send: () => void send(), isBusy, blocker };
}

function missingIn(requested: readonly AnswerVerdict[]): SaveBlocker | null {
  if (requested.length === 0) return { reason: finishingMessages.markOneFirst, number: null };
  const open = requested.find(({ note }) => note.trim() === '');
  if (!open) return null;
  const { number } = open;
  return { reason: message(finishingMessages.sayWhatMore, { number }), number };
}
