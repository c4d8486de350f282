import { useState } from 'react';
import { type Reflection, signOff } from '#contract/mentoring/mentoring.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';
import {
  changedMeanwhileMessage,
  conflictingReflection,
  isClosedError,
} from '#web/features/mentoring/texts/review-errors.ts';
import { useReflectionCache } from '#web/features/mentoring/texts/use-reflection-cache.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

type Options = {
  reflection: Reflection;
  /** Saves what is typed, which is locked after the sign-off. Resolves to false if that failed. */
  saveFirst: () => Promise<boolean>;
  onSigned: (signed: Reflection) => void;
  /** Called if the reflection is no longer open to reviews. It is refetched then. */
  onClosed: (reason: DisplayText) => void;
};

/** Opens the dialog, saves, signs off: once, however often the button is pressed. */
export function useSignOff({ reflection, saveFirst, onSigned, onClosed }: Options) {
  const { uuid, updated_at } = reflection;
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<DisplayText | null>(null);
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
      throw error;
    }
  }

  const [confirm, isBusy] = useOneAtATime(async () => {
    setRefusal(null);
    try {
      if (await saveFirst()) {
        const signed = await sign();
        setOpen(false);
        await cache.put(signed);
        onSigned(signed);
      } else setOpen(false);
    } catch (error) {
      if (!isClosedError(error)) return setRefusal(signOffError(error, reflection));
      setOpen(false);
      onClosed(errorMessage(error));
      await cache.invalidate();
    }
  });

  return {
    isOpen,
    isBusy,
    refusal,
    open() {
      setRefusal(null);
      setOpen(true);
    },
    cancel: () => setOpen(false),
    confirm: () => void confirm(),
  };
}

function signOffError(error: unknown, seen: Reflection): DisplayText {
  const current = conflictingReflection(error);
  return current
    ? changedMeanwhileMessage(finishingMessages.changedBeforeSignOff, seen, current)
    : errorMessage(error);
}
