import { Link } from '@tanstack/react-router';
import { type ProgressState, progressStates } from '#contract/mentoring/progress.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { progressStateLabels } from '#web/patterns/progress/progress-state.tsx';
import styles from './figures.module.css';

type Filter = { area?: string | undefined; organisation?: string | undefined };

/** The headings of the columns that `StateCells` fills. */
export function StateHeadings() {
  const { t } = useTranslation();
  return progressStates.map((state) => (
    <th key={state} scope="col">
      {t(progressStateLabels[state])}
    </th>
  ));
}

type Props = { counts: Record<ProgressState, number>; filter: Filter };

/** How many learners are how far; each number opens the list of them. */
export function StateCells({ counts, filter }: Props) {
  return progressStates.map((state) => (
    <td key={state}>
      <LearnersLink count={counts[state]} filter={filter} state={state} />
    </td>
  ));
}

type LinkProps = { count: number; filter: Filter; state?: ProgressState };

export function LearnersLink({ count, filter, state }: LinkProps) {
  if (count === 0) return <span className={styles.none}>0</span>;
  return (
    <Link to="/mentor/progress" search={{ ...filter, state }} className={styles.number}>
      {count}
    </Link>
  );
}
