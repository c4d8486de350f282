import { useSuspenseQuery } from '@tanstack/react-query';
import { myLearning } from '#contract/my-learning/my-learning.ts';
import { page } from '#contract/pages/pages.ts';
import { myLearningMessages } from '#messages/my-learning/my-learning.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { SharedAreas } from '../sharing/shared-areas.tsx';
import { AreaCard } from './area-card.tsx';
import styles from './my-learning.module.css';
import { NoAreas } from './no-areas.tsx';
import { SentBack } from './sent-back.tsx';

const { title, purpose } = page('/my/learning');

/** A learner's home page: what was sent back, then the assigned areas, then earlier ones. */
export function MyLearningScreen() {
  const { t } = useTranslation();
  const { learning, mentor } = useSuspenseQuery(read(myLearning, {})).data;
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <div className={styles.screen}>
        {mentor && <p>{t(myLearningMessages.yourMentor, { mentor: mentor.name })}</p>}
        <SentBack learning={learning} />
        {learning.length === 0 ? (
          <NoAreas />
        ) : (
          <div className={styles.areas}>
            {learning.map((area) => (
              <AreaCard key={area.uuid} area={area} />
            ))}
          </div>
        )}
        <SharedAreas />
      </div>
    </>
  );
}
