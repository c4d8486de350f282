import { Link } from '@tanstack/react-router';
import type { Change, HistoryEvent } from '#contract/history/history.ts';
import { actionLabel } from '#contract/history/history-words.ts';
import { historyMessages } from '#messages/history/history.ts';
import { requestHeadingFocus } from '#web/heading-focus.ts';
import { formatDateTime } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { EmptyCell } from '#web/ui/table/empty-cell.tsx';
import styles from './history.module.css';
import { LocalizedTexts } from './localized-texts.tsx';

/** Everything about an event, and links to the history of its record and its person. */
export function EventDetails({ event }: { event: HistoryEvent }) {
  const { t } = useTranslation();
  const { at, action, actor, subject, changes, address } = event;
  return (
    <div className={styles.details}>
      {changes.length > 0 && <Changes changes={changes} />}
      <dl className={styles.facts}>
        <div>
          <dt>{t(historyMessages.whatWasDone)}</dt>
          <dd>{t(actionLabel(action))}</dd>
        </div>
        <div>
          <dt>{t(historyMessages.when)}</dt>
          <dd>
            <time dateTime={at}>{t(formatDateTime(at))}</time>
          </dd>
        </div>
        <div>
          <dt>{t(historyMessages.fromAddress)}</dt>
          <dd>{address || <EmptyCell />}</dd>
        </div>
      </dl>
      <ul className={styles.ways}>
        <li>
          <Link
            className="lone-link"
            to="/history"
            search={{ subject: subject.uuid }}
            onClick={requestHeadingFocus}
          >
            {t(historyMessages.everythingAbout, {
              name: subject.name ?? historyMessages.thisRecord,
            })}
          </Link>
        </li>
        {actor && (
          <li>
            <Link
              className="lone-link"
              to="/history"
              search={{ actor: actor.uuid }}
              onClick={requestHeadingFocus}
            >
              {t(historyMessages.everythingBy, { name: actor.name })}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const { t, words } = useTranslation();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t(historyMessages.field)}</th>
          <th scope="col">{t(historyMessages.before)}</th>
          <th scope="col">{t(historyMessages.after)}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={words(field)}>
            <th scope="row">{t(field)}</th>
            <td>{before ? <LocalizedTexts pieces={before} /> : <EmptyCell />}</td>
            <td>{after ? <LocalizedTexts pieces={after} /> : <EmptyCell />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
