import { useEffect, useState } from 'react';
import {
  decidePhrase,
  declineUndoSeconds,
  type Phrase,
  type PhraseDecision,
} from '#contract/phrases/phrases.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { mayPass } from '#web/platform/calls/api-error.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

/** A phrase as it was when it was decided on. */
export type Decided = Pick<Phrase, 'uuid' | 'status'>;

const decisions: Record<PhraseDecision, DisplayText> = {
  approved: phrasesMessages.approvedNow,
  declined: phrasesMessages.declinedNow,
  undone: phrasesMessages.declineUndone,
};

/** Decides on phrases. What was declined last can be undone for a minute. */
export function useDecidePhrase(onDecided: (phrase: Decided) => void) {
  const [problem, setProblem] = useState<DisplayText>('');
  const [done, setDone] = useState<DisplayText>('');
  const [declined, setDeclined] = useState<Decided | null>(null);
  const write = useWrite(decidePhrase);

  useEffect(() => {
    if (!declined) return;
    const timer = setTimeout(() => setDeclined(null), declineUndoSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [declined]);

  async function decide(phrase: Decided, decision: PhraseDecision) {
    const { uuid, status } = phrase;
    setProblem('');
    setDone('');
    try {
      await write.mutateAsync({ body: { uuid, decision, after_all: status === 'declined' } });
      const isTakenOut = decision === 'declined' && status === 'approved';
      setDone(isTakenOut ? phrasesMessages.takenOut : decisions[decision]);
      setDeclined(decision === 'declined' ? phrase : null);
      onDecided(phrase);
    } catch (error) {
      if (decision !== 'undone' || !mayPass(error)) setDeclined(null);
      setProblem(errorMessage(error));
    }
  }

  const [undo, isUndoing] = useOneAtATime((phrase: Decided) => decide(phrase, 'undone'));

  return {
    decide,
    undo: declined && (() => void undo(declined)),
    isUndoing,
    done,
    problem,
    /** Says what else was done with a phrase; there is nothing of it to undo here. */
    say: (words: DisplayText) => {
      setProblem('');
      setDone(words);
      setDeclined(null);
    },
  };
}
