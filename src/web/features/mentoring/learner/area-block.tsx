import { useState } from 'react';
import type { LearningArea } from '#contract/mentoring/mentoring.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { AreaDisclosure } from '#web/patterns/reflection/area-disclosure.tsx';
import styles from './reflection-row.module.css';
import { ReflectionRow } from './reflection-row.tsx';
import { waitingReflectionIds } from './waiting-reflection-ids.ts';

/** One area of a learner. It opens by itself where something in it waits for a mentor. */
export function AreaBlock({ area, learner }: { area: LearningArea; learner: string }) {
  const { t } = useTranslation();
  const [startsOpen] = useState(() => waitingReflectionIds([area]).length > 0);
  return (
    <AreaDisclosure area={area} open={startsOpen}>
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
