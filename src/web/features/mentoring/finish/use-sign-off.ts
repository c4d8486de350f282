import { useRef, useState } from 'react';
import { type Reflection, signOff } from '#contract/mentoring/mentoring.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';
import {
  changedMeanwhileMessage,
  conflictingReflection,
  isClosedError,
  resubmittedMessage,
} from '#web/features/mentoring/texts/review-errors.ts';
import { useReflectionCache } from '#web/features/mentoring/texts/use-reflection-cache.ts';
import { useIsMounted } from '#web/platform/browser/use-is-mounted.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { isUnanswered } from '#web/platform/calls/api-error.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

type Options = {
  reflection: Reflection;
  /** Saves what is typed, which is locked after the sign-off. Resolves to false if that failed. */
  saveFirst: () => Promise<boolean>;
  onSigned: (signed: Reflection) => void;
  /** Says why, where the dialog can't: it was closed, or the reflection is not open to reviews now. */
  onRefused: (reason: DisplayText) => void;
};

/** Opens the dialog, saves, signs off: once, however often the button is pressed. */
export function useSignOff({ reflection, saveFirst, onSigned, onRefused }: Options) {
  const { uuid, updated_at, submitted_at } = reflection;
  /** Which submission the dialog asks about. The learner may resubmit it while that is open. */
  const [asked, setAsked] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<DisplayText | null>(null);
  const isAsking = useRef(false);
  const isMounted = useIsMounted();
  const write = useWrite(signOff);
  const cache = useReflectionCache(uuid);

  async function sign(): Promise<Reflection> {
    const ifMatch = cache.latest()?.updated_at ?? updated_at;
    try {
      return (await write.mutateAsync({ body: { reflection: uuid }, ifMatch })).reflection;
    } catch (error) {
      const current = conflictingReflection(error);
      // Signed off by an earlier try whose answer never came, or by somebody else.
      if (current?.status === 'complete') return current;
      if (current) await cache.put(current);
      if (!isUnanswered(error)) throw error;
      await cache.invalidate();
      const latest = cache.latest();
      if (latest?.status !== 'complete') throw error;
      return latest;
    }
  }

  function refuse(why: DisplayText) {
    if (isMounted() && isAsking.current) setRefusal(why);
    // Without the strong words of the dialog, as all of it is an alert of its own.
    else onRefused({ descriptor: finishingMessages.notSignedOff, values: { why } });
  }

  const [confirm, isBusy] = useOneAtATime(async () => {
    const latest = cache.latest() ?? reflection;
    if (latest.submitted_at !== null && latest.submitted_at !== asked) {
      return setRefusal(resubmittedMessage(latest));
    }
    setRefusal(null);
    try {
      if (await saveFirst()) {
        const signed = await sign();
        setAsked(null);
        await cache.put(signed);
        onSigned(signed);
      } else setAsked(null);
    } catch (error) {
      if (!isClosedError(error)) return refuse(signOffError(error, reflection));
      setAsked(null);
      onRefused(errorMessage(error));
      await cache.invalidate();
    }
  });

  return {
    isOpen: asked !== null,
    isBusy,
    refusal,
    open() {
      isAsking.current = true;
      setRefusal(null);
      setAsked(submitted_at);
    },
    cancel() {
      isAsking.current = false;
      setAsked(null);
    },
    confirm: () => void confirm(),
  };
}

function signOffError(error: unknown, seen: Reflection): DisplayText {
  const current = conflictingReflection(error);
  return current
    ? changedMeanwhileMessage(finishingMessages.changedBeforeSignOff, seen, current)
    : errorMessage(error);
}
