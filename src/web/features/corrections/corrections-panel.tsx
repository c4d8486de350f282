import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { openCorrections } from '#contract/corrections.ts';
import { read } from '#web/platform/data.ts';
import styles from './corrections.module.css';

/** For the dashboard of administrators; nothing where nothing waits. */
export function CorrectionsPanel() {
  const { total } = useSuspenseQuery(read(openCorrections, { query: { per_page: 1 } })).data
    .corrections;
  if (total === 0) return null;
  const waiting = total === 1 ? '1 name waits' : `${total} names wait`;
  return (
    <p className={styles.waiting}>
      <Link to="/corrections">{waiting} to be put right on a certificate</Link>
    </p>
  );
}
