import type { UseQueryResult } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import type { learnerLearning } from '#contract/mentoring.ts';
import { mentoringText } from '#texts/mentoring.ts';
import { sharedText } from '#texts/shared.ts';
import { Refused } from '#web/platform/call.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AreaBlock } from './area-block.tsx';
import styles from './review-learning-screen.module.css';
import { waitingIn } from './waiting-in.ts';

type Props = { learning: UseQueryResult<Answer<typeof learnerLearning>> };

/** A learner's areas, or why they are not here. */
export function LearnerLearning({ learning }: Props) {
  const { t } = useText();
  const { data, error } = learning;
  if (data) return <Areas {...data} />;
  if (!error) return <Skeleton lines={4} />;
  if (error instanceof Refused && error.status === 404) {
    return <Empty>{t(mentoringText.noSuchLearner)}</Empty>;
  }
  return <NotLoaded title={mentoringText.learningNotLoaded} query={learning} />;
}

function Areas({ learner, mentor, learning }: Answer<typeof learnerLearning>) {
  const { t } = useText();
  if (learning.length === 0) return <Empty>{t(mentoringText.noLearning)}</Empty>;
  return (
    <div className={styles.learning}>
      <p className={styles.calm}>
        {mentor
          ? t(sharedText.mentorIs, { learner: learner.name, mentor: mentor.name })
          : t(sharedText.hasNoMentor, { learner: learner.name })}
      </p>
      <Waiting reflections={waitingIn(learning)} />
      {learning.map((area) => (
        <AreaBlock key={area.uuid} area={area} learner={learner.name} />
      ))}
    </div>
  );
}

function Waiting({ reflections }: { reflections: string[] }) {
  const { t } = useText();
  const [first] = reflections;
  if (first === undefined) {
    return <p className={styles.calm}>{t(mentoringText.nothingWaitsHere)}</p>;
  }
  return (
    <button type="button" className={styles.waiting} onClick={() => jumpTo(first)}>
      {t(mentoringText.waits, { count: reflections.length })}
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
