import { useState } from 'react';
import type { Phrase } from '#contract/phrases/phrases.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { PhraseField } from './phrase-field.tsx';
import styles from './phrases.module.css';
import { QuestionPicker } from './question-picker.tsx';
import { usePhraseDraft } from './use-phrase-draft.ts';
import { useSavePhrase, type WhosePhrases } from './use-save-phrase.ts';

type Props = {
  whose: WhosePhrases;
  phrase?: Phrase;
  /** Of a phrase that was removed elsewhere while these words for it were not saved. */
  removed?: string;
  /** Not where it is open already when the page comes. */
  takesFocus: boolean;
  onSaved: () => void;
  onCancel: () => void;
};

/** A new phrase, or one in the place of its row: its words, and the question it is for. */
export function EditPhrase({ whose, phrase, removed, takesFocus, onSaved, onCancel }: Props) {
  const { t } = useTranslation();
  const { text, draft, setText, forget, discard } = usePhraseDraft(whose, phrase, {
    uuid: removed,
  });
  const [question, setQuestion] = useState(phrase?.question ?? null);
  const seen = draft?.base ?? phrase?.updated_at;
  const { save, isBusy, problem } = useSavePhrase(
    (sent, savedAt) => {
      forget(sent, savedAt);
      onSaved();
    },
    whose,
    phrase && { uuid: phrase.uuid, updated_at: seen },
  );

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save({ text, question: question?.uuid ?? null });
      }}
      noValidate
    >
      {removed && <p>{t(phrasesMessages.removedMeanwhile)}</p>}
      <PhraseField
        takesFocus={takesFocus}
        label={phrase ? phrasesMessages.phrase : phrasesMessages.new}
        value={text}
        onChange={setText}
        problem={problem}
      />
      <QuestionPicker value={question} onPick={setQuestion} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t(phrasesMessages.save)}
        </Button>
        <Button
          onClick={() => {
            discard();
            onCancel();
          }}
        >
          {t(sharedMessages.cancel)}
        </Button>
      </div>
    </form>
  );
}
