import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { MyArea } from '#contract/my-learning/my-learning.ts';
import { myLearning } from '#contract/my-learning/my-learning.ts';
import { myLearningMessages } from '#messages/my-learning/my-learning.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { AreaPercent } from '#web/patterns/reflection/area-percent.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { FirstDraftList } from './first-draft-list.tsx';
import styles from './my-learning.module.css';
import { NextToBegin } from './next-to-begin.tsx';
import { NoAreas } from './no-areas.tsx';
import rows from './rows.module.css';
import { SentBack } from './sent-back.tsx';

/** A learner's part of the dashboard: the reflections they have to write, and their progress. */
export function MyLearningPanel() {
  const { t } = useTranslation();
  const { learning } = useSuspenseQuery(read(myLearning, {})).data;
  const assigned = learning.filter(({ order }) => order !== null);
  return (
    <div className={styles.screen}>
      <SentBack learning={learning} />
      <FirstDraftList learning={learning} />
      <NextToBegin learning={learning} />
      <section className={rows.part} aria-labelledby="your-learning">
        <h2 id="your-learning">{t(myLearningMessages.yourLearning)}</h2>
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
          <ButtonLink to="/my/learning">{t(myLearningMessages.title)}</ButtonLink>
        </div>
      </section>
    </div>
  );
}

function AreaLine({ area }: { area: MyArea }) {
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <Link to="/my/learning" hash={area.uuid}>
          <strong>
            <LocalizedName of={area} />
          </strong>
        </Link>
      </div>
      <div className={rows.words}>
        <AreaPercent area={area} />
      </div>
    </li>
  );
}
