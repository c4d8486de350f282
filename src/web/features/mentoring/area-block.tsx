import { useState } from 'react';
import type { LearningArea } from '#contract/mentoring.ts';
import { progressText } from '#texts/progress.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { AreaFold } from '#web/platform/progress/area-fold.tsx';
import { useText } from '#web/platform/use-text.tsx';
import styles from './reflection-row.module.css';
import { ReflectionRow } from './reflection-row.tsx';
import { waitingIn } from './waiting-in.ts';

/** One area of a learner. It opens by itself where something in it waits for a mentor. */
export function AreaBlock({ area, learner }: { area: LearningArea; learner: string }) {
  const { t } = useText();
  const [startsOpen] = useState(() => waitingIn([area]).length > 0);
  return (
    <AreaFold area={area} open={startsOpen}>
      {area.pods.map((pod) => (
        <li key={pod.uuid}>
          <ReflectionRow
            name={<PlaceName of={pod} />}
            learner={learner}
            reflection={pod.reflections[0]}
          />
        </li>
      ))}
      <li className={styles.own}>
        <ReflectionRow
          name={t(progressText.areaReflection)}
          learner={learner}
          reflection={area.reflections[0]}
        />
      </li>
    </AreaFold>
  );
}
