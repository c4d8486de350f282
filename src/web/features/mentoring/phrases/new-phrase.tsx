import { useState } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { StatusMessage } from '#web/ui/feedback/status-message.tsx';
import { PhraseField } from './phrase-field.tsx';
import styles from './phrases.module.css';
import { usePhraseDraft } from './use-phrase-draft.ts';
import { useSavePhrase } from './use-save-phrase.ts';

/** Saves what is often written, for this question alone or for any. */
export function NewPhrase({ question, written }: { question: string; written: string }) {
  const { t } = useTranslation();
  const [begun, setBegun] = useState(written);
  const { text, setText, forget } = usePhraseDraft('own', undefined, { saved: begun });
  const [isForOne, setForOne] = useState(false);
  const [done, setDone] = useState<DisplayText>('');
  const { save, isBusy, problem } = useSavePhrase((sent, savedAt) => {
    forget(sent, savedAt);
    setBegun('');
    setDone(phrasesMessages.saved);
  }, 'own');

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setDone('');
        save({ text, question: isForOne ? question : null });
      }}
      noValidate
    >
      <PhraseField
        label={phrasesMessages.phrase}
        value={text}
        onChange={setText}
        problem={problem}
      />
      <label className="checkbox">
        <input
          type="checkbox"
          checked={isForOne}
          onChange={({ target }) => setForOne(target.checked)}
        />
        {t(phrasesMessages.onlyThisQuestion)}
      </label>
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {t(phrasesMessages.save)}
        </Button>
        <StatusMessage words={done} />
      </div>
    </form>
  );
}
