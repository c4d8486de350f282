import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { HistoryEvent } from '#contract/history/history.ts';
import { historySentence } from '#contract/history/history-words.ts';
import { message } from '#lib/messages/message.ts';
import { historyMessages } from '#messages/history/history.ts';
import { formatDateTime, formatTime } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';
import styles from './history.module.css';
import { hasChanges, InlineChanges, isPlainValue } from './inline-changes.tsx';
import { recordHref } from './record-href.ts';

/** Loaded separately: the rows do not wait for what opens below them. */
export const EventDetails = lazyPart(
  async () => (await import('./event-details.tsx')).EventDetails,
);

type Props = { event: HistoryEvent; isOpen: boolean };

/** Who did what, in a line; the address says whether its details are open. */
export function EventRow({ event, isOpen }: Props) {
  const { t, attr, fullName } = useTranslation();
  const { uuid, at } = event;
  const { actor: who } = historySentence(event).values;
  const name = message(historyMessages.detailsOf, { at: new Date(at), who });
  return (
    <li data-row={uuid} className={styles.event} data-open={isOpen || undefined}>
      <time className={styles.time} dateTime={at} {...attr('title', formatDateTime(at))}>
        {t(formatTime(at))}
      </time>
      <p className={styles.sentence}>
        <EventSummary event={event} />
      </p>
      <Link
        to="."
        search={(current) => ({ ...current, view: isOpen ? undefined : uuid })}
        resetScroll={false}
        preload={false}
        className={styles.toggle}
        aria-expanded={isOpen}
        {...fullName(historyMessages.details, name)}
      >
        {t(historyMessages.details)}
      </Link>
      {isOpen && <EventDetails event={event} />}
    </li>
  );
}

/** The sentence, what it changed, and the import that did it. */
export function EventSummary({ event }: { event: HistoryEvent }) {
  const { t } = useTranslation();
  const { changes, by_import: byImport, by_token: byToken } = event;
  const sentence = <Sentence event={event} />;
  const text = hasChanges(changes)
    ? t(changes.every(isPlainValue) ? historyMessages.withValue : historyMessages.withChanges, {
        sentence,
        list: <InlineChanges changes={changes} />,
        changes: (words) => <span className={styles.changes}>{words}</span>,
      })
    : sentence;
  if (byToken) {
    return t(historyMessages.byToken, { sentence: text, token: byToken.name, origin });
  }
  if (!byImport) return text;
  return t(historyMessages.byImport, {
    sentence: text,
    origin,
    import: (words) => (
      <Link to="/imports/$import" params={{ import: byImport }}>
        {words}
      </Link>
    ),
  });
}

const origin = (words: ReactNode) => <span className={styles.origin}>{words}</span>;

function Sentence({ event }: { event: HistoryEvent }) {
  const { t } = useTranslation();
  const { descriptor, values } = historySentence(event);
  const { name } = event.subject;
  const address = name === null ? undefined : recordHref(event.subject);
  const it = t(values.it);
  return t(descriptor, {
    ...values,
    actor: <strong>{values.actor}</strong>,
    it: address ? <Link {...address}>{it}</Link> : <span>{it}</span>,
  });
}
