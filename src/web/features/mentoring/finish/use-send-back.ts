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
  /** Exactly what the person sees listed. */
  verdicts: readonly AnswerVerdict[];
  onSent: () => void;
  /** The reflection is not what it was: it is read again, and may look quite different. */
  onClosed: (why: DisplayText) => void;
};

/** Saves what is not saved yet, then sends back what is asked: once, however often it is pressed. */
export function useSendBack({ reflection, verdicts, onSent, onClosed }: Options) {
  const { uuid, updated_at } = reflection;
  const { uuid: user } = useCurrentUser();
  const [hindrance, setHindrance] = useState<SaveBlocker | null>(null);
  const write = useWrite(sendBack);
  const cache = useReflectionCache(uuid);
  const saveUnsaved = useSaveUnsaved(reflection);

  async function give() {
    const marks = verdicts.map(({ answer, mark, note }) => ({ answer, mark, note }));
    const ifMatch = cache.latest()?.updated_at ?? updated_at;
    const sent = await write.mutateAsync({ body: { reflection: uuid, marks }, ifMatch });
    for (const one of verdicts) forget(one);
    await cache.put(sent.reflection);
    onSent();
  }

  /** What was sent; a note that was typed on in another tab stays. */
  function forget({ answer, note }: AnswerVerdict) {
    const key = draftKey(user, markDraftName(answer));
    if (markFromDraft(readDraft(key), reflection).note === note) deleteDraft(key);
  }

  async function refused(error: unknown) {
    const current = conflictingReflection(error);
    if (current) await cache.put(current);
    const sentence = current
      ? changedMeanwhileMessage(finishingMessages.changedBeforeSendBack, current)
      : errorMessage(error);
    if (!isClosedError(error)) return setHindrance({ sentence, number: null });
    onClosed(sentence);
    await cache.readAgain();
  }

  const [send, isBusy] = useOneAtATime(async () => {
    setHindrance(null);
    const inTheWay = missingIn(requestedVerdicts(verdicts)) ?? (await saveUnsaved());
    if (inTheWay) return setHindrance(inTheWay);
    await give().catch(refused);
  });

  return { send: () => void send(), isBusy, hindrance };
}

function missingIn(asked: readonly AnswerVerdict[]): SaveBlocker | null {
  if (asked.length === 0) return { sentence: finishingMessages.markOneFirst, number: null };
  const open = asked.find(({ note }) => note.trim() === '');
  if (!open) return null;
  const { number } = open;
  return { sentence: message(finishingMessages.sayWhatMore, { number }), number };
}
