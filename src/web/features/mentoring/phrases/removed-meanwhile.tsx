import type { Phrase } from '#contract/phrases/phrases.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { EditPhrase } from './edit-phrase.tsx';
import { useOrphanedDrafts } from './use-phrase-draft.ts';
import type { WhosePhrases } from './use-save-phrase.ts';

type Props = {
  whose: WhosePhrases;
  phrases: readonly Phrase[];
  /** The one that was being edited, whose words go on having the focus. */
  focused?: string | null;
  onDone: (words: DisplayText) => void;
};

/** Unsaved words for phrases that were removed elsewhere: to be added as new ones, or let go. */
export function RemovedMeanwhile({ whose, phrases, focused, onDone }: Props) {
  return useOrphanedDrafts(whose, phrases).map((uuid) => (
    <EditPhrase
      key={uuid}
      whose={whose}
      removed={uuid}
      takesFocus={focused === uuid}
      onSaved={() => onDone(phrasesMessages.saved)}
      onCancel={() => onDone('')}
    />
  ));
}
