import { Link } from '@tanstack/react-router';
import type { HistoryEvent } from '#contract/history.ts';
import { historySentence } from '#contract/history-words.ts';
import { historyText } from '#texts/history.ts';
import { say } from '#texts/text.ts';
import { dayAndTime, time } from '#web/platform/format.ts';
import { later } from '#web/platform/later.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { ChangesInLine, hasChanges, isValue } from './changes-in-line.tsx';
import styles from './history.module.css';
import { addressOf } from './record-address.ts';

/** What opens below a line: the lines are there without it. */
export const EventDetails = later(async () => (await import('./event-details.tsx')).EventDetails);

type Props = { event: HistoryEvent; isOpen: boolean };

/** Who did what, in a line; more about it below when it is open, which is in the address. */
export function EventRow({ event, isOpen }: Props) {
  const { t, attr, fullName } = useText();
  const { uuid, at } = event;
  const { actor: who } = historySentence(event).values;
  const name = say(historyText.detailsOf, { at: new Date(at), who });
  return (
    <li data-row={uuid} className={styles.event} data-open={isOpen || undefined}>
      <time className={styles.time} dateTime={at} {...attr('title', dayAndTime(at))}>
        {t(time(at))}
      </time>
      <p className={styles.sentence}>
        <Told event={event} />
      </p>
      <Link
        to="."
        search={(now) => ({ ...now, view: isOpen ? undefined : uuid })}
        resetScroll={false}
        preload={false}
        className={styles.toggle}
        aria-expanded={isOpen}
        {...fullName(historyText.details, name)}
      >
        {t(historyText.details)}
      </Link>
      {isOpen && <EventDetails event={event} />}
    </li>
  );
}

/** The sentence, what it changed, and the import that did it. */
function Told({ event }: { event: HistoryEvent }) {
  const { t } = useText();
  const { changes, by_import: byImport } = event;
  const sentence = <Sentence event={event} />;
  const told = hasChanges(changes)
    ? t(changes.every(isValue) ? historyText.withValue : historyText.withChanges, {
        sentence,
        list: <ChangesInLine changes={changes} />,
        changes: (words) => <span className={styles.changes}>{words}</span>,
      })
    : sentence;
  if (!byImport) return told;
  return t(historyText.byImport, {
    sentence: told,
    origin: (words) => <span className={styles.origin}>{words}</span>,
    import: (words) => (
      <Link to="/imports/$import" params={{ import: byImport }}>
        {words}
      </Link>
    ),
  });
}

function Sentence({ event }: { event: HistoryEvent }) {
  const { t } = useText();
  const { text, values } = historySentence(event);
  const { name } = event.subject;
  const address = name === null ? undefined : addressOf(event.subject);
  const it = t(values.it);
  return t(text, {
    ...values,
    actor: <strong>{values.actor}</strong>,
    it: address ? <Link {...address}>{it}</Link> : <span>{it}</span>,
  });
}
