import { questionsEditingText } from '#texts/questions-editing.ts';
import { sharedText } from '#texts/shared.ts';
import { useText } from '#web/platform/use-text.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import styles from './deleted.module.css';
import { type Acts, ids } from './use-acts.ts';
import type { Question } from './working-copy.ts';

type Props = { question: Question; acts: Acts };

/**
 * In place of a row that was deleted, for ten seconds; an animation counts them, and waits while
 * somebody points at it or is in it. After that it stands with the others that were deleted.
 */
export function JustDeleted({ question: { key }, acts }: Props) {
  const { t } = useText();
  return (
    <div className={styles.fresh} onAnimationEnd={() => acts.settled(key)}>
      <span>{t(questionsEditingText.deleted)}</span>
      <SmallButton id={ids.undo(key)} onPress={() => acts.restore(key)}>
        {t(sharedText.undo)}
      </SmallButton>
    </div>
  );
}
