import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { openCorrections } from '#contract/certificates/corrections.ts';
import { correctionsMessages } from '#messages/certificates/corrections.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import styles from './corrections.module.css';

/** On the dashboard of administrators, if corrections wait. */
export function CorrectionsPanel() {
  const { t } = useTranslation();
  const { total } = useSuspenseQuery(read(openCorrections, { query: { per_page: 1 } })).data
    .corrections;
  if (total === 0) return null;
  return (
    <p className={styles.waiting}>
      {t(correctionsMessages.waits, {
        count: total,
        link: (words) => <Link to="/corrections">{words}</Link>,
      })}
    </p>
  );
}
