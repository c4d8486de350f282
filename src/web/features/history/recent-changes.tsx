import { useQuery } from '@tanstack/react-query';
import { historyIndex } from '#contract/history/history.ts';
import { recentChanges } from '#contract/pages/people.ts';
import { historyMessages } from '#messages/history/history.ts';
import { formatDateTime } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { EventSummary } from './event-row.tsx';
import styles from './recent-changes.module.css';

/** What happened to somebody last, on their page. */
export function RecentChanges({ subject }: { subject: string }) {
  const { t } = useTranslation();
  const changes = useQuery(read(historyIndex, recentChanges(subject)));
  if (changes.error) return <LoadError title={historyMessages.notLoaded} query={changes} />;
  if (!changes.data) return <Skeleton lines={4} />;
  const events = changes.data.history.data;
  if (events.length === 0) return <p>{t(historyMessages.none)}</p>;
  return (
    <ol className={styles.events}>
      {events.map((event) => (
        <li key={event.uuid} className={styles.event}>
          <p className={styles.sentence}>
            <EventSummary event={event} />
          </p>
          <time className={styles.time} dateTime={event.at}>
            {t(formatDateTime(event.at))}
          </time>
        </li>
      ))}
    </ol>
  );
}
