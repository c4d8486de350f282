import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { openCorrections } from '#contract/corrections.ts';
import { correctionsText } from '#texts/corrections.ts';
import { read } from '#web/platform/data.ts';
import { useText } from '#web/platform/use-text.tsx';
import styles from './corrections.module.css';

/** For the dashboard of administrators; nothing where nothing waits. */
export function CorrectionsPanel() {
  const { t } = useText();
  const { total } = useSuspenseQuery(read(openCorrections, { query: { per_page: 1 } })).data
    .corrections;
  if (total === 0) return null;
  return (
    <p className={styles.waiting}>
      {t(correctionsText.waits, {
        count: total,
        link: (words) => <Link to="/corrections">{words}</Link>,
      })}
    </p>
  );
}
