import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ReflectionState } from '#contract/mentoring/mentoring.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { mentorTurnLabel } from '#web/patterns/reflection/turn-label.ts';
import { TurnStatus } from '#web/patterns/reflection/turn-status.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
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
