import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ReflectionState } from '#contract/mentoring.ts';
import { progressText } from '#texts/progress.ts';
import { turnOf } from '#web/platform/progress/turn-words.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Turn } from '#web/ui/turn.tsx';
import styles from './reflection-row.module.css';

type Props = { name: ReactNode; learner: string; reflection: ReflectionState | undefined };

/** The whole row leads to the review; where nothing was begun there is nowhere to go. */
export function ReflectionRow({ name, learner, reflection }: Props) {
  const { t } = useText();
  if (!reflection) {
    return (
      <div className={styles.row}>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.idle}>{t(progressText.notStarted)}</span>
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
        <Turn words={turnOf(reflection, learner)} />
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}
