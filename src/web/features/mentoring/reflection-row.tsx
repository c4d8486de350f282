import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ReflectionState } from '#contract/mentoring.ts';
import { progressMessages } from '#messages/progress.ts';
import { mentorTurnLabel } from '#web/platform/progress/turn-label.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TurnStatus } from '#web/ui/turn-status.tsx';
import styles from './reflection-row.module.css';

type Props = { name: ReactNode; learner: string; reflection: ReflectionState | undefined };

/** The whole row leads to the review; where nothing was begun there is nowhere to go. */
export function ReflectionRow({ name, learner, reflection }: Props) {
  const { t } = useTranslation();
  if (!reflection) {
    return (
      <div className={styles.row}>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.idle}>{t(progressMessages.notStarted)}</span>
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
        <TurnStatus words={mentorTurnLabel(reflection, learner)} />
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}
