import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serializeMark } from '#contract/mentoring/mark-draft.ts';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { sendBack } from '#contract/mentoring/turns.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';
import {
  type DraftVerdict,
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
import { serverDraftCache } from '#web/patterns/autosave-field/server-drafts.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { isUnanswered } from '#web/platform/calls/api-error.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { deleteDraft, draftKey, readDraft } from '#web/platform/drafts/drafts.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';

type Options = {
  reflection: Reflection;
  /** Exactly those listed on the screen. */
  verdicts: readonly DraftVerdict[];
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
  const serverDrafts = serverDraftCache(useQueryClient(), uuid);
  const saveUnsaved = useSaveUnsaved(reflection);

  async function write() {
    const marks = verdicts.map(({ answer, mark, note, draft }) => ({ answer, mark, note, draft }));
    const ifMatch = cache.latest()?.updated_at ?? updated_at;
    const sent = await sendOnce({ body: { reflection: uuid, marks }, ifMatch });
    for (const verdict of verdicts) dropDraft(verdict);
    await cache.put(sent.reflection);
    onSent();
  }

  /** Where the answer is lost but the reflection is away, the server gives its answer again. */
  async function sendOnce(sending: Parameters<typeof request.mutateAsync>[0]) {
    try {
      return await request.mutateAsync(sending);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      await cache.invalidate();
      if (cache.latest()?.status === 'review') throw error;
      return request.mutateAsync(sending);
    }
  }

  /** Only if its note is the one that was sent: another tab may have changed it since. */
  function dropDraft({ answer, mark, note, draft }: DraftVerdict) {
    // First the server's, or it would show for a moment as another device's.
    serverDrafts.end({ answer, kind: 'mark' }, serializeMark({ mark, note }), draft);
    const key = draftKey(user, markDraftName(answer));
    if (markFromDraft(readDraft(key), reflection).note === note) deleteDraft(key);
  }

  async function handleError(error: unknown) {
    const current = conflictingReflection(error);
    if (current) await cache.put(current);
    const reason = current
      ? changedMeanwhileMessage(finishingMessages.changedBeforeSendBack, reflection, current)
      : errorMessage(error);
    if (!isClosedError(error)) return setBlocker({ reason, number: null });
    onClosed(reason);
    await cache.invalidate();
  }

  const [send, isBusy] = useOneAtATime(async () => {
    setBlocker(null);
    const found = missingIn(verdicts) ?? (await saveUnsaved());
    if (found) return setBlocker(found);
    await write().catch(handleError);
  });

  return { send: () => void send(), isBusy, blocker };
}

function missingIn(verdicts: readonly DraftVerdict[]): SaveBlocker | null {
  const requested = requestedVerdicts(verdicts);
  const unsettled = verdicts.find(({ isUnsettled }) => isUnsettled);
  if (unsettled) {
    const { number } = unsettled;
    return { reason: message(finishingMessages.twoMarks, { number }), number };
  }
  if (requested.length === 0) return { reason: finishingMessages.markOneFirst, number: null };
  const open = requested.find(({ note }) => note.trim() === '');
  if (!open) return null;
  const { number } = open;
  return { reason: message(finishingMessages.sayWhatMore, { number }), number };
}
