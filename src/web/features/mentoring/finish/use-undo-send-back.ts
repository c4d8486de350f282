import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serializeMark } from '#contract/mentoring/mark-draft.ts';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { undoSendBack } from '#contract/mentoring/turns.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import {
  type AnswerVerdict,
  markDraftName,
  sentVerdicts,
} from '#web/features/mentoring/texts/marks.ts';
import { reviewDraftLocation } from '#web/features/mentoring/texts/reflection-drafts.ts';
import { useReflectionCache } from '#web/features/mentoring/texts/use-reflection-cache.ts';
import { sendDraft, serverDraftCache } from '#web/patterns/autosave-field/server-drafts.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { deviceId } from '#web/platform/drafts/device-id.ts';
import { draftKey, readDraft, writeDraft } from '#web/platform/drafts/drafts.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';

/** Takes the reflection back from its learner, with the marks and notes as they were sent. */
export function useUndoSendBack(reflection: Reflection, onUndone: () => void) {
  const { uuid } = reflection;
  const { uuid: user } = useCurrentUser();
  const [refusal, setRefusal] = useState<DisplayText | null>(null);
  const request = useWrite(undoSendBack);
  const cache = useReflectionCache(uuid);
  const serverDrafts = serverDraftCache(useQueryClient(), uuid);

  /**
   * As drafts, which they were before; what another tab typed since stays. Before the server takes the
   * reflection back, as its answer may be lost; while it isn't taken back, they count for nothing.
   */
  function bringBack({ answer, mark, note, number }: AnswerVerdict, base: string | null) {
    const key = draftKey(user, markDraftName(answer));
    const place = {
      ...reviewDraftLocation(reflection, number),
      about: reviewingMessages.moreDraft,
    };
    const text = serializeMark({ mark, note });
    if (!readDraft(key)) writeDraft(key, { text, at: new Date().toISOString(), base, place });
    const draft = readDraft(key);
    if (draft?.text !== text) return [];
    const of = { reflection: uuid, answer, kind: 'mark' as const };
    return [{ ...of, text, base, device: deviceId(), order: draft.order, writer: user }];
  }

  /** For the other devices. If it fails, it is sent again where its question is shown. */
  async function share(draft: Parameters<typeof sendDraft>[0]) {
    try {
      const first = await sendDraft(draft, undefined);
      // The mark of another device, which was sent from here and so has ended.
      const isEnded = !first.isMine && first.draft.text === '';
      const reply = isEnded ? await sendDraft(draft, first.draft.updated_at) : first;
      serverDrafts.put(reply.draft);
    } catch {
      // It is on this device.
    }
  }

  /** Also where the answer is lost, and only reading it again shows that it was undone. */
  async function takeBack() {
    try {
      const { reflection: taken } = await request.mutateAsync({ body: { reflection: uuid } });
      return await cache.put(taken);
    } catch (error) {
      await cache.invalidate();
      const { round } = cache.latest() ?? reflection;
      if (round >= reflection.round) throw error;
    }
  }

  const [undo, isBusy] = useOneAtATime(async () => {
    setRefusal(null);
    const base = sentBackBefore(reflection);
    const bringAllBack = () =>
      sentVerdicts(reflection).flatMap((verdict) => bringBack(verdict, base));
    bringAllBack();
    try {
      await takeBack();
      // Whatever read the reflection meanwhile found them sent, and dropped them.
      for (const draft of bringAllBack()) void share(draft);
      onUndone();
    } catch (error) {
      setRefusal(errorMessage(error));
    }
  });
  return { undo: () => void undo(), isBusy, refusal, secondsLeft: useSecondsLeft(reflection) };
}

/** When the round before was sent back, which is what its marks are based on once this one is undone. */
function sentBackBefore({ questions, round }: Reflection): string | null {
  const versions = questions.flatMap(({ answers: [answer] }) => answer?.versions ?? []);
  return versions.find((version) => version.round === round - 2)?.sent_back_at ?? null;
}

/** Counts down what the server said was left, by this device's clock. */
function useSecondsLeft({ uuid, undo_seconds: seconds }: Reflection): number {
  const cache = useReflectionCache(uuid);
  const receivedAt = cache.receivedAt();
  const [passed, setPassed] = useState(0);

  useEffect(() => {
    if (seconds === 0) return;
    const count = () => setPassed(Math.floor((Date.now() - receivedAt) / 1_000));
    count();
    const timer = setInterval(count, 1_000);
    return () => clearInterval(timer);
  }, [seconds, receivedAt]);

  return Math.max(0, seconds - passed);
}
