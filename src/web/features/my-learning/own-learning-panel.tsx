import { useSuspenseQuery } from '@tanstack/react-query';
import type { MyArea } from '#contract/my-learning.ts';
import { myLearning } from '#contract/my-learning.ts';
import { myLearningText } from '#texts/my-learning.ts';
import { read } from '#web/platform/data.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { AreaPercent } from '#web/platform/progress/area-percent.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { InWriting } from './in-writing.tsx';
import styles from './my-learning.module.css';
import { NoAreas } from './no-areas.tsx';
import rows from './rows.module.css';
import { SentBack } from './sent-back.tsx';

/** A learner's part of the dashboard: whatever is their turn, and how far each area has come. */
export function OwnLearningPanel() {
  const { t } = useText();
  const { learning } = useSuspenseQuery(read(myLearning, {})).data;
  const assigned = learning.filter(({ order }) => order !== null);
  return (
    <div className={styles.screen}>
      <SentBack learning={learning} />
      <InWriting learning={learning} />
      <section className={rows.part} aria-labelledby="your-learning">
        <h2 id="your-learning">{t(myLearningText.yourLearning)}</h2>
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
          <ButtonLink to="/my/learning">{t(myLearningText.title)}</ButtonLink>
        </div>
      </section>
    </div>
  );
}

function AreaLine({ area }: { area: MyArea }) {
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <strong>
          <PlaceName of={area} />
        </strong>
      </div>
      <div className={rows.words}>
        <AreaPercent area={area} />
      </div>
    </li>
  );
}
