import type { UseQueryResult } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import type { learnerLearning } from '#contract/mentoring.ts';
import { Refused } from '#web/platform/call.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AreaBlock } from './area-block.tsx';
import { waitingIn } from './area-progress.ts';
import styles from './review-learning-screen.module.css';

type Props = { learning: UseQueryResult<Answer<typeof learnerLearning>> };

/** A learner's areas, or why they are not here. */
export function LearnerLearning({ learning: { data, error, refetch } }: Props) {
  if (data) return <Areas {...data} />;
  if (!error) return <Skeleton lines={4} />;
  if (error instanceof Refused && error.status === 404) {
    return <Empty>There is no such learner. Pick one above.</Empty>;
  }
  return (
    <Notice tone="danger" role="alert">
      <p>The learning could not be loaded. {sentenceOf(error)}</p>
      <Button onClick={() => void refetch()}>Try again</Button>
    </Notice>
  );
}

function Areas({ learner, mentor, learning }: Answer<typeof learnerLearning>) {
  if (learning.length === 0) return <Empty>No learning to display</Empty>;
  return (
    <div className={styles.learning}>
      <p className={styles.calm}>
        {mentor ? `${learner.name}’s mentor is ${mentor.name}.` : `${learner.name} has no mentor.`}
      </p>
      <Waiting reflections={waitingIn(learning)} />
      {learning.map((area) => (
        <AreaBlock key={area.uuid} area={area} learner={learner.name} />
      ))}
    </div>
  );
}

function Waiting({ reflections }: { reflections: string[] }) {
  const [first] = reflections;
  if (first === undefined) return <p className={styles.calm}>Nothing waits for your review.</p>;
  const count = reflections.length;
  return (
    <button type="button" className={styles.waiting} onClick={() => jumpTo(first)}>
      {count === 1 ? '1 reflection waits' : `${count} reflections wait`} for your review
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
