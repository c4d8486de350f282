import type { Import } from '#contract/imports.ts';
import { ProgressBar } from '#web/ui/progress.tsx';
import styles from './import-screen.module.css';
import { aboutLeft } from './import-words.ts';

/** How far the server is. It goes on without this page. */
export function Working({ import: shown }: { import: Import }) {
  const { processed, of, seconds_left: left } = shown.progress;
  const percent = of > 0 ? (processed / of) * 100 : 0;
  return (
    <div className={styles.working}>
      <ProgressBar value={percent} label="Progress" />
      <p>
        {of > 0
          ? `${processed.toLocaleString('en-NZ')} of ${of.toLocaleString('en-NZ')} rows`
          : 'Looking for the rows'}
        {left !== null && `, about ${aboutLeft(left)} left`}
      </p>
      <p className={styles.muted}>
        You can close this page: it goes on, and the list of imports leads back here.
      </p>
    </div>
  );
}
