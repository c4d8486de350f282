import type { LearningArea } from '#contract/mentoring/mentoring.ts';
import { AreaBlock } from './area-block.tsx';
import styles from './review-learning-screen.module.css';

type Props = { learner: string; learning: readonly LearningArea[] };

/** The areas of a learner on their page, each with its reflections. */
export function PersonLearning({ learner, learning }: Props) {
  return (
    <div className={styles.learning}>
      {learning.map((area) => (
        <AreaBlock key={area.uuid} area={area} learner={learner} isInPart />
      ))}
    </div>
  );
}
