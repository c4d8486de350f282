import { useId } from 'react';
import { message } from '#lib/messages/message.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { questionLanguages } from '#web/features/questions/list/question-languages.ts';
import {
  deletedQuestions,
  type EditedQuestion,
} from '#web/features/questions/state/working-copy.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import styles from './deleted.module.css';
import type { Editing } from './question-list.tsx';
import { ids, type QuestionActions } from './use-question-actions.ts';

/** Every deleted question can be restored until the list is saved. */
export function DeletedQuestions({ working, actions, locale }: Editing) {
  const heading = useId();
  const { t } = useTranslation();
  const deleted = deletedQuestions(working.copy).filter(
    ({ key }) => !actions.justDeleted.includes(key),
  );
  if (deleted.length === 0) return null;
  return (
    <section className={styles.deleted} aria-labelledby={heading}>
      <h4 id={heading}>{t(questionsEditingMessages.deletedUntilSaved)}</h4>
      <ul>
        {deleted.map(({ key, question }) => (
          <li key={key}>
            <span lang={questionLanguages[locale].lang}>{question}</span>
            <SmallButton
              label={message(questionsEditingMessages.undoDeleting, { question })}
              onPress={() => actions.restore(key)}
            >
              {t(sharedMessages.undo)}
            </SmallButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

type JustDeletedProps = { question: EditedQuestion; actions: QuestionActions };

/**
 * In place of a row that was deleted, for ten seconds; an animation counts them, and pauses while
 * it is pointed at or focused. After that the question is listed among the deleted ones.
 */
export function JustDeleted({ question: { key }, actions }: JustDeletedProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.fresh} onAnimationEnd={() => actions.endJustDeleted(key)}>
      <span>{t(questionsEditingMessages.deleted)}</span>
      <SmallButton id={ids.undo(key)} onPress={() => actions.restore(key)}>
        {t(sharedMessages.undo)}
      </SmallButton>
    </div>
  );
}
