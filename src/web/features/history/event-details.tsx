import { Link } from '@tanstack/react-router';
import type { Change, HistoryEvent } from '#contract/history.ts';
import { actionLabel } from '#contract/history-words.ts';
import { historyText } from '#texts/history.ts';
import { dayAndTime } from '#web/platform/format.ts';
import { wishHeadingFocus } from '#web/platform/heading-focus.ts';
import { useText } from '#web/platform/use-text.tsx';
import { NoneHere } from '#web/ui/none-here.tsx';
import styles from './history.module.css';
import { InWords } from './in-words.tsx';

/** Everything an event tells, and the ways on from it. */
export function EventDetails({ event }: { event: HistoryEvent }) {
  const { t } = useText();
  const { at, action, actor, subject, changes, address } = event;
  return (
    <div className={styles.details}>
      {changes.length > 0 && <Changes changes={changes} />}
      <dl className={styles.facts}>
        <div>
          <dt>{t(historyText.whatWasDone)}</dt>
          <dd>{t(actionLabel(action))}</dd>
        </div>
        <div>
          <dt>{t(historyText.when)}</dt>
          <dd>
            <time dateTime={at}>{t(dayAndTime(at))}</time>
          </dd>
        </div>
        <div>
          <dt>{t(historyText.fromAddress)}</dt>
          <dd>{address || <NoneHere />}</dd>
        </div>
      </dl>
      <ul className={styles.ways}>
        <li>
          <Link
            className="lone-link"
            to="/history"
            search={{ subject: subject.uuid }}
            onClick={wishHeadingFocus}
          >
            {t(historyText.everythingAbout, { name: subject.name ?? historyText.thisRecord })}
          </Link>
        </li>
        {actor && (
          <li>
            <Link
              className="lone-link"
              to="/history"
              search={{ actor: actor.uuid }}
              onClick={wishHeadingFocus}
            >
              {t(historyText.everythingBy, { name: actor.name })}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const { t, words } = useText();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t(historyText.field)}</th>
          <th scope="col">{t(historyText.before)}</th>
          <th scope="col">{t(historyText.after)}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={words(field)}>
            <th scope="row">{t(field)}</th>
            <td>{before ? <InWords pieces={before} /> : <NoneHere />}</td>
            <td>{after ? <InWords pieces={after} /> : <NoneHere />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
