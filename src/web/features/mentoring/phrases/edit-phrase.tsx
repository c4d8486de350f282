import { useState } from 'react';
import type { Phrase } from '#contract/phrases/phrases.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { PhraseField } from './phrase-field.tsx';
import styles from './phrases.module.css';
import { QuestionPicker } from './question-picker.tsx';
import { useSavePhrase, type WhosePhrases } from './use-save-phrase.ts';

type Props = { whose: WhosePhrases; phrase?: Phrase; onSaved: () => void; onCancel: () => void };

/** A new phrase, or one in the place of its row: its words, and the question it is for. */
export function EditPhrase({ whose, phrase, onSaved, onCancel }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState(phrase?.text ?? '');
  const [question, setQuestion] = useState(phrase?.question ?? null);
  const { save, isBusy, problem } = useSavePhrase(onSaved, whose, phrase);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save({ text, question: question?.uuid ?? null });
      }}
      noValidate
    >
      <PhraseField
        takesFocus
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
        <Button onClick={onCancel}>{t(sharedMessages.cancel)}</Button>
      </div>
    </form>
  );
}
