import { useState } from 'react';
import {
  type Phrase,
  storePhrase,
  storeTeamPhrase,
  updatePhrase,
  updateTeamPhrase,
} from '#contract/phrases/phrases.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

type Entered = { text: string; question: string | null };

const calls = {
  own: { store: storePhrase, update: updatePhrase },
  team: { store: storeTeamPhrase, update: updateTeamPhrase },
};

export type WhosePhrases = keyof typeof calls;

/** Adds a phrase to those, or changes this one of them. */
export function useSavePhrase(onSaved: () => void, whose: WhosePhrases, phrase?: Phrase) {
  const [problem, setProblem] = useState<DisplayText>('');
  const store = useWrite(calls[whose].store);
  const update = useWrite(calls[whose].update);

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
