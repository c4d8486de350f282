import { useState } from 'react';
import type { ReplyJson } from '#contract/endpoint.ts';
import {
  storePhrase,
  storeTeamPhrase,
  updatePhrase,
  updateTeamPhrase,
} from '#contract/phrases/phrases.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { currentIn } from '#web/platform/calls/api-error.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { useCreate } from '#web/platform/calls/use-create.ts';

type Entered = { text: string; question: string | null };

const calls = {
  own: { store: storePhrase, update: updatePhrase },
  team: { store: storeTeamPhrase, update: updateTeamPhrase },
};

export type WhosePhrases = keyof typeof calls;

/** Adds a phrase to those, or changes this one of them. */
export function useSavePhrase(
  onSaved: (sent: string, savedAt: string) => void,
  whose: WhosePhrases,
  phrase?: { uuid: string; updated_at: string | undefined },
) {
  const [problem, setProblem] = useState<DisplayText>('');
  // The one whose words are in the box, however often the list is read again meanwhile.
  const [version, setVersion] = useState(phrase?.updated_at);
  const store = useCreate(calls[whose].store);
  const update = useWrite(calls[whose].update);

  const [save, isBusy] = useOneAtATime(async (entered: Entered) => {
    setProblem('');
    try {
      const reply = await (phrase
        ? update.mutateAsync({
            body: { uuid: phrase.uuid, ...entered },
            ifMatch: version,
          })
        : store({ body: entered }));
      onSaved(entered.text, reply.phrase.updated_at);
    } catch (error) {
      const current = currentIn<ReplyJson<typeof updatePhrase>>(error)?.phrase;
      if (!current) return setProblem(errorMessage(error));
      setVersion(current.updated_at);
      setProblem(message(phrasesMessages.changedMeanwhile, { text: current.text }));
    }
  });

  return { save: (entered: Entered) => void save(entered), isBusy, problem };
}
