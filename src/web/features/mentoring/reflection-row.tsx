import { Link } from '@tanstack/react-router';
import type { ReflectionState } from '#contract/mentoring.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Turn } from '#web/ui/turn.tsx';
import styles from './area-block.module.css';
import { turnWords } from './turn-words.ts';

type Props = { name: string; learner: string; reflection: ReflectionState | undefined };

/** The whole row leads to the review; where nothing was begun there is nowhere to go. */
export function ReflectionRow({ name, learner, reflection }: Props) {
  if (!reflection) {
    return (
      <div className={styles.row}>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.idle}>Not started</span>
        </span>
      </div>
    );
  }
  return (
    <Link
      id={`reflection-${reflection.uuid}`}
      to="/mentor/review-learning/reflection/$reflection"
      params={{ reflection: reflection.uuid }}
      className={styles.row}
    >
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <Turn words={turnWords(reflection, learner)} />
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}
