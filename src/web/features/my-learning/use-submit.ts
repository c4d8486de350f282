import { useState } from 'react';
import type { Reflection } from '#contract/mentoring.ts';
import { submitReflection } from '#contract/my-learning.ts';
import { answeringMessages } from '#messages/answering.ts';
import type { DisplayText } from '#messages/message.ts';
import { ApiError } from '#web/platform/api-error.ts';
import type { AutosaveGroup } from '#web/platform/autosave-field/autosave-group.ts';
import { isSafelySaved } from '#web/platform/autosave-field/use-autosave-field.ts';
import { useWrite } from '#web/platform/endpoint-query.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useOneAtATime } from '#web/platform/use-one-at-a-time.ts';
import { useMyReflectionCache } from './use-my-reflection.ts';

type Options = { reflection: Reflection; group: AutosaveGroup; onSubmitted: () => void };

/** Saves what is not saved yet, then submits: once, however often the button is pressed. */
export function useSubmit({ reflection: { uuid }, group, onSubmitted }: Options) {
  const cache = useMyReflectionCache(uuid);
  const write = useWrite(submitReflection, { knownIn: cache.queryKey });
  const [refusal, setRefusal] = useState<readonly DisplayText[]>([]);

  const [submit, isBusy] = useOneAtATime(async () => {
    setRefusal([]);
    const outcomes = await group.saveAll();
    if (!outcomes.every(isSafelySaved)) return setRefusal([answeringMessages.notAllSaved]);
    try {
      const { reflection } = await write.mutateAsync({ body: { reflection: uuid } });
      onSubmitted();
      await cache.put(reflection);
    } catch (error) {
      setRefusal(sentencesOf(error));
    }
  });

  return { submit: () => void submit(), isBusy, refusal };
}

/** One for each question that is still open, or the one reason there is. */
function sentencesOf(error: unknown): readonly DisplayText[] {
  const open = error instanceof ApiError ? error.fields.answers : undefined;
  return open ?? [errorMessage(error)];
}
