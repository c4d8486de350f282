import { Link } from '@tanstack/react-router';
import type { HistoryEvent } from '#contract/history.ts';
import { historySentence, unnamedActor } from '#contract/history-words.ts';
import { dayAndTime, time } from '#web/platform/format.ts';
import { ChangesInLine } from './changes-in-line.tsx';
import { EventDetails } from './event-details.tsx';
import styles from './history.module.css';
import { addressOf } from './record-address.ts';

type Props = { event: HistoryEvent; isOpen: boolean };

/** Who did what, in a line; more about it below when it is open, which is in the address. */
export function EventRow({ event, isOpen }: Props) {
  const { uuid, at, actor, service } = event;
  const who = actor?.name ?? service ?? unnamedActor;
  return (
    <li data-row={uuid} className={styles.event} data-open={isOpen || undefined}>
      <time className={styles.time} dateTime={at} title={dayAndTime(at)}>
        {time(at)}
      </time>
      <p className={styles.sentence}>
        <strong>{who}</strong> <Sentence event={event} />
        <ChangesInLine changes={event.changes} />
        {event.by_import && <ByImport uuid={event.by_import} />}
      </p>
      <Link
        to="."
        search={(now) => ({ ...now, view: isOpen ? undefined : uuid })}
        resetScroll={false}
        preload={false}
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-label={`Details of ${time(at)}, ${who}`}
      >
        Details
      </Link>
      {isOpen && <EventDetails event={event} />}
    </li>
  );
}

function ByImport({ uuid }: { uuid: string }) {
  return (
    <span className={styles.origin}>
      {', by '}
      <Link to="/imports/$import" params={{ import: uuid }}>
        an import
      </Link>
    </span>
  );
}

function Sentence({ event }: { event: HistoryEvent }) {
  const { before, it, after } = historySentence(event);
  const address = event.subject.name === null ? undefined : addressOf(event.subject);
  return (
    <>
      {before}
      {it !== null && (address ? <Link {...address}>{it}</Link> : <span>{it}</span>)}
      {after}
    </>
  );
}
