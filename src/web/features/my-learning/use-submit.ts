import { useState } from 'react';
import type { Reflection } from '#contract/mentoring.ts';
import { submitReflection } from '#contract/my-learning.ts';
import { answeringText } from '#texts/answering.ts';
import type { Words } from '#texts/text.ts';
import { useWrite } from '#web/platform/data.ts';
import type { TextGroup } from '#web/platform/kept-text/text-group.ts';
import { mayMoveOn } from '#web/platform/kept-text/use-kept-text.ts';
import { Refused } from '#web/platform/refused.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { useOneAtATime } from '#web/platform/use-one-at-a-time.ts';
import { useMyReflectionCache } from './use-my-reflection.ts';

type Options = { reflection: Reflection; group: TextGroup; onSubmitted: () => void };

/** Saves what is not saved yet, then submits: once, however often the button is pressed. */
export function useSubmit({ reflection: { uuid }, group, onSubmitted }: Options) {
  const cache = useMyReflectionCache(uuid);
  const write = useWrite(submitReflection, { knownIn: cache.queryKey });
  const [refusal, setRefusal] = useState<readonly Words[]>([]);

  const [submit, isBusy] = useOneAtATime(async () => {
    setRefusal([]);
    const outcomes = await group.saveAll();
    if (!outcomes.every(mayMoveOn)) return setRefusal([answeringText.notAllSaved]);
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
function sentencesOf(error: unknown): readonly Words[] {
  const open = error instanceof Refused ? error.fields.answers : undefined;
  return open ?? [sentenceOf(error)];
}
