import { useId } from 'react';
import { message } from '#lib/messages/message.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { questionLanguages } from '#web/features/questions/list/question-languages.ts';
import { deletedQuestions } from '#web/features/questions/state/working-copy.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import styles from './deleted.module.css';
import type { Editing } from './question-list.tsx';

/** Every deleted question can be had back until the card is saved. */
export function DeletedQuestions({ working, acts, locale }: Editing) {
  const heading = useId();
  const { t } = useTranslation();
  const gone = deletedQuestions(working.copy).filter(({ key }) => !acts.fresh.includes(key));
  if (gone.length === 0) return null;
  return (
    <section className={styles.deleted} aria-labelledby={heading}>
      <h4 id={heading}>{t(questionsEditingMessages.deletedUntilSaved)}</h4>
      <ul>
        {gone.map(({ key, question }) => (
          <li key={key}>
            <span lang={questionLanguages[locale].lang}>{question}</span>
            <SmallButton
              label={message(questionsEditingMessages.undoDeleting, { question })}
              onPress={() => acts.restore(key)}
            >
              {t(sharedMessages.undo)}
            </SmallButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
