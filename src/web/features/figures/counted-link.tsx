import { Link } from '@tanstack/react-router';
import type { CountedKind, waitingAges } from '#contract/figures/figures.ts';
import styles from './figures.module.css';

export type Scope = { area: string | undefined; organisation: string | undefined };

type Props = {
  count: number;
  of: CountedKind;
  scope: Scope;
  from?: string;
  to?: string;
  mentor?: string;
  age?: (typeof waitingAges)[number];
};

/** A number that opens the list of what it counts; none is no link. */
export function CountedLink({ count, of, scope, ...filters }: Props) {
  if (count === 0) return <span className={styles.none}>0</span>;
  return (
    <Link
      to="/mentor/figures/reflections"
      search={{ of, ...scope, ...filters }}
      className={styles.number}
    >
      {count}
    </Link>
  );
}
