import { getRouteApi } from '@tanstack/react-router';
import type { HistoryEvent } from '#contract/history/history.ts';
import { dateOf } from '#messages/dates.ts';
import { formatDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { List } from '#web/patterns/list/use-list.ts';
import { usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { EventDetails, EventRow } from './event-row.tsx';
import styles from './history.module.css';

const route = getRouteApi('/shell/history');

type Props = { list: List; events: readonly HistoryEvent[] };

/** A page of the history, day by day; dimmed while the next page is loading. */
export function EventDays({ list, events }: Props) {
  const { t } = useTranslation();
  const { view } = route.useSearch();
  usePrefetch(EventDetails);
  return (
    <div className={styles.days} aria-busy={list.isStale || undefined}>
      {daysOf(events).map((day) => (
        <section key={day.date} aria-labelledby={`day-${day.date}`}>
          <h2 id={`day-${day.date}`} className={styles.day}>
            {t(formatDate(day.at))}
          </h2>
          <ol className={styles.rows}>
            {day.events.map((event) => (
              <EventRow key={event.uuid} event={event} isOpen={event.uuid === view} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** `at` is any time on that day. */
type Day = { date: string; at: string; events: HistoryEvent[] };

/** The events come newest first, so those of one day follow each other. */
function daysOf(events: readonly HistoryEvent[]): Day[] {
  const days: Day[] = [];
  for (const event of events) {
    const last = days.at(-1);
    const date = dateOf(new Date(event.at));
    if (last?.date === date) last.events.push(event);
    else days.push({ date, at: event.at, events: [event] });
  }
  return days;
}
