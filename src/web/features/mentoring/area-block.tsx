import { useState } from 'react';
import type { LearningArea } from '#contract/mentoring.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { Status } from '#web/ui/status.tsx';
import styles from './area-block.module.css';
import { doneOf, waitingIn } from './area-progress.ts';
import { ReflectionRow } from './reflection-row.tsx';

/** One area of a learner. It opens by itself where something in it waits for a mentor. */
export function AreaBlock({ area, learner }: { area: LearningArea; learner: string }) {
  const waiting = waitingIn([area]).length;
  const [startsOpen] = useState(waiting > 0);
  return (
    <details className={styles.block} open={startsOpen}>
      <summary className={styles.summary}>
        <Icon name="chevron-right" className={styles.turn} />
        <h2>{area.name}</h2>
        {area.order === null && <Status tone="muted">No longer assigned</Status>}
        <Percent area={area} />
      </summary>
      <ul>
        {area.pods.map((pod) => (
          <li key={pod.uuid}>
            <ReflectionRow name={pod.name} learner={learner} reflection={pod.reflections[0]} />
          </li>
        ))}
        <li className={styles.own}>
          <ReflectionRow
            name="Area reflection"
            learner={learner}
            reflection={area.reflections[0]}
          />
        </li>
      </ul>
    </details>
  );
}

function Percent({ area }: { area: LearningArea }) {
  const { done, total } = doneOf(area);
  const words = `${done} of ${total} done, ${area.percent_complete} %`;
  return (
    <div className={styles.percent}>
      <span>{words}</span>
      <ProgressBar value={area.percent_complete} label={`${area.name}: ${words}`} />
    </div>
  );
}
