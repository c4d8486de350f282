import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import {
  type LearningArea,
  type ReflectionState,
  showReflection,
} from '#contract/mentoring/mentoring.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { AreaDisclosure } from '#web/patterns/reflection/area-disclosure.tsx';
import { mentorTurnLabel } from '#web/patterns/reflection/turn-label.ts';
import { TurnStatus } from '#web/patterns/reflection/turn-status.tsx';
import { useMayCall } from '#web/platform/session/session.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './area-block.module.css';
import { waitingReflectionIds } from './waiting-reflection-ids.ts';

type Props = { area: LearningArea; learner: string; isInPart?: boolean };

/** One area of a learner, open at first if something in it waits for a mentor. */
export function AreaBlock({ area, learner, isInPart }: Props) {
  const { t } = useTranslation();
  const [startsOpen] = useState(() => waitingReflectionIds([area]).length > 0);
  return (
    <AreaDisclosure area={area} isInPart={isInPart} open={startsOpen}>
      {area.pods.map((pod) => (
        <li key={pod.uuid}>
          <ReflectionRow
            name={<LocalizedName of={pod} />}
            learner={learner}
            reflection={pod.reflections[0]}
          />
        </li>
      ))}
      <li className={styles.own}>
        <ReflectionRow
          name={t(progressMessages.areaReflection)}
          learner={learner}
          reflection={area.reflections[0]}
        />
      </li>
    </AreaDisclosure>
  );
}

type RowProps = { name: ReactNode; learner: string; reflection: ReflectionState | undefined };

/**
 * The whole row links to the review, for whoever may read it; a reflection that was not begun has none.
 */
function ReflectionRow({ name, learner, reflection }: RowProps) {
  const { t } = useTranslation();
  const mayRead = useMayCall(showReflection);
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
  const words = (
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <TurnStatus words={mentorTurnLabel(reflection, learner)} />
    </span>
  );
  if (!mayRead) {
    return (
      <div id={`reflection-${reflection.uuid}`} tabIndex={-1} className={styles.row}>
        {words}
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
      {words}
      <Icon name="chevron-right" />
    </Link>
  );
}
