import styles from './deleted.module.css';
import { type Acts, ids } from './use-acts.ts';
import type { Question } from './working-copy.ts';

type Props = { question: Question; acts: Acts };

/**
 * In place of a row that was deleted, for ten seconds; an animation counts them, and waits while
 * somebody points at it or is in it. After that it stands with the others that were deleted.
 */
export function JustDeleted({ question: { key }, acts }: Props) {
  return (
    <div className={styles.fresh} onAnimationEnd={() => acts.settled(key)}>
      <span>Question deleted.</span>
      <button
        type="button"
        id={ids.undo(key)}
        className={styles.undo}
        onClick={() => acts.restore(key)}
      >
        Undo
      </button>
    </div>
  );
}
