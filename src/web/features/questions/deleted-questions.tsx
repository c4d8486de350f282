import { useId } from 'react';
import { questionsEditingText } from '#texts/questions-editing.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import styles from './deleted.module.css';
import { languages } from './languages.ts';
import type { Editing } from './question-list.tsx';
import { deleted } from './working-copy.ts';

/** Every deleted question can be had back until the card is saved. */
export function DeletedQuestions({ working, acts, locale }: Editing) {
  const heading = useId();
  const { t } = useText();
  const gone = deleted(working.copy).filter(({ key }) => !acts.fresh.includes(key));
  if (gone.length === 0) return null;
  return (
    <section className={styles.deleted} aria-labelledby={heading}>
      <h4 id={heading}>{t(questionsEditingText.deletedUntilSaved)}</h4>
      <ul>
        {gone.map(({ key, question }) => (
          <li key={key}>
            <span lang={languages[locale].lang}>{question}</span>
            <SmallButton
              label={say(questionsEditingText.undoDeleting, { question })}
              onPress={() => acts.restore(key)}
            >
              {t(sharedText.undo)}
            </SmallButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
