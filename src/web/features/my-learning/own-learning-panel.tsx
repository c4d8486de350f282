import { useSuspenseQuery } from '@tanstack/react-query';
import type { MyArea } from '#contract/my-learning.ts';
import { myLearning } from '#contract/my-learning.ts';
import { read } from '#web/platform/data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { progressWords } from './area-progress.ts';
import { InWriting } from './in-writing.tsx';
import styles from './my-learning.module.css';
import { NoAreas } from './no-areas.tsx';
import rows from './rows.module.css';
import { SentBack } from './sent-back.tsx';

/** A learner's part of the dashboard: whatever is their turn, and how far each area has come. */
export function OwnLearningPanel() {
  const { learning } = useSuspenseQuery(read(myLearning, {})).data;
  const assigned = learning.filter(({ order }) => order !== null);
  return (
    <div className={styles.screen}>
      <SentBack learning={learning} />
      <InWriting learning={learning} />
      <section className={rows.part} aria-labelledby="your-learning">
        <h2 id="your-learning">Your learning</h2>
        {assigned.length === 0 ? (
          <NoAreas />
        ) : (
          <ul className={rows.rows}>
            {assigned.map((area) => (
              <AreaLine key={area.uuid} area={area} />
            ))}
          </ul>
        )}
        <div>
          <ButtonLink to="/my/learning">My learning</ButtonLink>
        </div>
      </section>
    </div>
  );
}

function AreaLine({ area }: { area: MyArea }) {
  const words = progressWords(area);
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <strong>{area.name}</strong>
      </div>
      <div className={rows.words}>
        {words}
        <ProgressBar value={area.percent_complete} label={`${area.name}: ${words}`} />
      </div>
    </li>
  );
}
