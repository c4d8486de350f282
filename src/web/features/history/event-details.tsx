import { Link } from '@tanstack/react-router';
import type { Change, HistoryEvent } from '#contract/history.ts';
import { actionLabel } from '#contract/history-words.ts';
import { dayAndTime } from '#web/platform/format.ts';
import { wishHeadingFocus } from '#web/platform/heading-focus.ts';
import { NoneHere } from '#web/ui/none-here.tsx';
import styles from './history.module.css';

/** Everything an event tells, and the ways on from it. */
export function EventDetails({ event }: { event: HistoryEvent }) {
  const { at, action, actor, subject, changes, address } = event;
  return (
    <div className={styles.details}>
      {changes.length > 0 && <Changes changes={changes} />}
      <dl className={styles.facts}>
        <dt>What was done</dt>
        <dd>{actionLabel(action)}</dd>
        <dt>When</dt>
        <dd>
          <time dateTime={at}>{dayAndTime(at)}</time>
        </dd>
        <dt>From address</dt>
        <dd>{address || <NoneHere />}</dd>
      </dl>
      <ul className={styles.ways}>
        <li>
          <Link to="/history" search={{ subject: subject.uuid }} onClick={wishHeadingFocus}>
            Everything about {subject.name ?? 'this record'}
          </Link>
        </li>
        {actor && (
          <li>
            <Link to="/history" search={{ actor: actor.uuid }} onClick={wishHeadingFocus}>
              Everything {actor.name} did
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{before ?? <NoneHere />}</td>
            <td>{after ?? <NoneHere />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
