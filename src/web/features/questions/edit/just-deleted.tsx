import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import type { EditedQuestion } from '#web/features/questions/state/working-copy.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import styles from './deleted.module.css';
import { ids, type QuestionActions } from './use-question-actions.ts';

type Props = { question: EditedQuestion; acts: QuestionActions };

/**
 * In place of a row that was deleted, for ten seconds; an animation counts them, and waits while
 * somebody points at it or is in it. After that it stands with the others that were deleted.
 */
export function JustDeleted({ question: { key }, acts }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.fresh} onAnimationEnd={() => acts.settled(key)}>
      <span>{t(questionsEditingMessages.deleted)}</span>
      <SmallButton id={ids.undo(key)} onPress={() => acts.restore(key)}>
        {t(sharedMessages.undo)}
      </SmallButton>
    </div>
  );
}
