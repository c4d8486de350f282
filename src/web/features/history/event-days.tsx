import { getRouteApi } from '@tanstack/react-router';
import type { HistoryEvent } from '#contract/history/history.ts';
import { dateOf } from '#messages/dates.ts';
import { formatDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { List } from '#web/patterns/list/use-list.ts';
import { usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { EventDetails, EventRow } from './event-row.tsx';
import styles from './history.module.css';

type Props = { list: List; events: readonly HistoryEvent[] };

const route = getRouteApi('/shell/history');
/** A page of the history, day by day. Dim while a newer answer is on its way. */
export function EventDays({ list, events }: Props) {
  const { t } = useTranslation();
  const { view } = route.useSearch();
  usePrefetch(EventDetails);
  return (
    <div className={styles.days} aria-busy={list.isStale || undefined}>
      {daysOf(events).map((one) => (
        <section key={one.date} aria-labelledby={`day-${one.date}`}>
          <h2 id={`day-${one.date}`} className={styles.day}>
            {t(formatDate(one.at))}
          </h2>
          <ol className={styles.rows}>
            {one.events.map((event) => (
              <EventRow key={event.uuid} event={event} isOpen={event.uuid === view} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** `at` is somewhen on it. */
type Day = { date: string; at: string; events: HistoryEvent[] };

/** The events come newest first, so those of a day stand together. */
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
