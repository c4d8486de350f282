import { useState } from 'react';
import type { Reflection } from '#contract/mentoring.ts';
import { sendBack } from '#contract/turns.ts';
import { finishingText } from '#texts/finishing.ts';
import { say, type Words } from '#texts/text.ts';
import { useWrite } from '#web/platform/data.ts';
import { draftKey, dropDraft, readDraft } from '#web/platform/drafts.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { useOneAtATime } from '#web/platform/use-one-at-a-time.ts';
import { askedAmong, markDraft, markOf, type Verdict } from './marks.ts';
import { changedMeanwhile, isClosed, reflectionInstead } from './refusals.ts';
import { useReflectionCache } from './use-reflection-cache.ts';
import { type Hindrance, useSaveUnsaved } from './use-save-unsaved.ts';

type Options = {
  reflection: Reflection;
  /** Exactly what the person sees listed. */
  verdicts: readonly Verdict[];
  onSent: () => void;
  /** The reflection is not what it was: it is read again, and may look quite different. */
  onClosed: (why: Words) => void;
};

/** Saves what is not saved yet, then sends back what is asked: once, however often it is pressed. */
export function useSendBack({ reflection, verdicts, onSent, onClosed }: Options) {
  const { uuid, updated_at } = reflection;
  const { uuid: user } = useCurrentUser();
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
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
  function forget({ answer, note }: Verdict) {
    const key = draftKey(user, markDraft(answer));
    if (markOf(readDraft(key), reflection).note === note) dropDraft(key);
  }

  async function refused(error: unknown) {
    const current = reflectionInstead(error);
    if (current) await cache.put(current);
    const sentence = current
      ? changedMeanwhile(finishingText.changedBeforeSendBack, current)
      : sentenceOf(error);
    if (!isClosed(error)) return setHindrance({ sentence, number: null });
    onClosed(sentence);
    await cache.readAgain();
  }

  const [send, isBusy] = useOneAtATime(async () => {
    setHindrance(null);
    const inTheWay = missingIn(askedAmong(verdicts)) ?? (await saveUnsaved());
    if (inTheWay) return setHindrance(inTheWay);
    await give().catch(refused);
  });

  return { send: () => void send(), isBusy, hindrance };
}

function missingIn(asked: readonly Verdict[]): Hindrance | null {
  if (asked.length === 0) return { sentence: finishingText.markOneFirst, number: null };
  const open = asked.find(({ note }) => note.trim() === '');
  if (!open) return null;
  const { number } = open;
  return { sentence: say(finishingText.sayWhatMore, { number }), number };
}
