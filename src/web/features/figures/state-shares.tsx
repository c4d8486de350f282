import { type ProgressState, progressStates } from '#contract/mentoring/progress.ts';
import styles from './figures.module.css';

type Props = { counts: Record<ProgressState, number>; total: number };

/** The complete ones first, the most filled; decoration beside the numbers of its row. */
export function StateShares({ counts, total }: Props) {
  let x = 0;
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
      {progressStates.toReversed().map((state) => {
        const width = (100 * counts[state]) / Math.max(total, 1);
        x += width;
        return (
          <rect key={state} x={x - width} width={width} height="10" className={styles[state]} />
        );
      })}
    </svg>
  );
}
