import { useState } from 'react';
import { type Phrase, storePhrase, updatePhrase } from '#contract/phrases/phrases.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

type Entered = { text: string; question: string | null };

/** Adds a phrase, or changes this one. */
export function useSavePhrase(onSaved: () => void, phrase?: Phrase) {
  const [problem, setProblem] = useState<DisplayText>('');
  const store = useWrite(storePhrase);
  const update = useWrite(updatePhrase);

  const [save, isBusy] = useOneAtATime(async (entered: Entered) => {
    setProblem('');
    try {
      await (phrase
        ? update.mutateAsync({
            body: { uuid: phrase.uuid, ...entered },
            ifMatch: phrase.updated_at,
          })
        : store.mutateAsync({ body: entered }));
      onSaved();
    } catch (error) {
      setProblem(errorMessage(error));
    }
  });

  return { save: (entered: Entered) => void save(entered), isBusy, problem };
}
