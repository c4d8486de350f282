import type { UseQueryResult } from '@tanstack/react-query';
import type { ReplyJson } from '#contract/endpoint.ts';
import type { learnerLearning } from '#contract/mentoring/mentoring.ts';
import { learnerLearningMessages } from '#messages/mentoring/learner-learning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { PersonLink } from '#web/patterns/person-link/person-link.tsx';
import { ApiError } from '#web/platform/calls/call.ts';
import { Empty } from '#web/ui/empty/empty.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { AreaBlock } from './area-block.tsx';
import styles from './review-learning-screen.module.css';
import { waitingReflectionIds } from './waiting-reflection-ids.ts';

type Props = { learning: UseQueryResult<ReplyJson<typeof learnerLearning>> };

/** A learner's areas, or why they can't be shown. */
export function LearnerLearning({ learning }: Props) {
  const { t } = useTranslation();
  const { data, error } = learning;
  if (data) return <Areas {...data} />;
  if (!error) return <Skeleton lines={4} />;
  if (error instanceof ApiError && error.status === 404) {
    return <Empty>{t(learnerLearningMessages.noSuchLearner)}</Empty>;
  }
  return <LoadError title={learnerLearningMessages.learningNotLoaded} query={learning} />;
}

function Areas({ learner, mentor, learning }: ReplyJson<typeof learnerLearning>) {
  const { t } = useTranslation();
  if (learning.length === 0) return <Empty>{t(learnerLearningMessages.noLearning)}</Empty>;
  return (
    <div className={styles.learning}>
      <p className={styles.calm}>
        {mentor
          ? t(sharedMessages.mentorIs, {
              learner: <PersonLink of={learner} />,
              mentor: <PersonLink of={mentor} />,
            })
          : t(sharedMessages.hasNoMentor, { learner: <PersonLink of={learner} /> })}
      </p>
      <WaitingButton reflections={waitingReflectionIds(learning)} />
      {learning.map((area) => (
        <AreaBlock key={area.uuid} area={area} learner={learner.name} />
      ))}
    </div>
  );
}

function WaitingButton({ reflections }: { reflections: string[] }) {
  const { t } = useTranslation();
  const [first] = reflections;
  if (first === undefined) {
    return <p className={styles.calm}>{t(learnerLearningMessages.nothingWaitsHere)}</p>;
  }
  return (
    <button type="button" className={styles.waiting} onClick={() => jumpTo(first)}>
      {t(learnerLearningMessages.waits, { count: reflections.length })}
      <Icon name="chevron-down" />
    </button>
  );
}

function jumpTo(reflection: string) {
  const row = document.getElementById(`reflection-${reflection}`);
  const block = row?.closest('details');
  if (block) block.open = true;
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'center' });
}
