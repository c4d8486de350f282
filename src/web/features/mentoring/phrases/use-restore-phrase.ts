import { useState } from 'react';
import { type Phrase, proposePhrase, storePhrase } from '#contract/phrases/phrases.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { useCreate } from '#web/platform/calls/use-create.ts';

/** Brings back a phrase that was removed, and where it was proposed to the team, its proposal. */
export function useRestorePhrase(onRestored: () => void) {
  const [problem, setProblem] = useState<DisplayText>('');
  const store = useCreate(storePhrase);
  const propose = useWrite(proposePhrase);

  const [restore, isBusy] = useOneAtATime(async (removed: Phrase) => {
    const { text, question, status } = removed;
    setProblem('');
    try {
      const body = { text, question: question?.uuid ?? null };
      const { uuid } = (await store({ body }, removed.uuid)).phrase;
      onRestored();
      if (status === 'proposed') await propose.mutateAsync({ body: { uuid, proposed: true } });
    } catch (error) {
      setProblem(errorMessage(error));
    }
  });

  return { restore: (phrase: Phrase) => void restore(phrase), isBusy, problem };
}
