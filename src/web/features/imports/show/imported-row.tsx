import { Link } from '@tanstack/react-router';
import type { ImportKind, ImportRow } from '#contract/imports/imports.ts';
import { importRowsMessages } from '#messages/imports/import-rows.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { shortened } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Status } from '#web/ui/status/status.tsx';
import table from '#web/ui/table/table.module.css';
import { outcomeLabel } from './outcome-label.ts';
import styles from './row-list.module.css';

type Props = { row: ImportRow; kind: ImportKind };

/** Why a cell with a whole essay in it is refused must not stand pages below. */
const mostLetters = 120;

export function ImportedRow({ row, kind }: Props) {
  const { t } = useTranslation();
  const { tone, label } = outcomeLabel(row.outcome, row.written);
  return (
    <tr>
      <td className={styles.line}>
        {t(importRowsMessages.rowNumber, {
          line: String(row.line),
          word: (words) => <span className={styles.word}>{words}</span>,
        })}
      </td>
      <th scope="row">
        <RecordName row={row} kind={kind} />
      </th>
      <td className={styles.outcome}>
        <Status tone={tone}>{t(label)}</Status>
      </td>
      <td className={styles.details}>
        <Changes row={row} />
        {row.learners_left > 0 && (
          <p>{t(importRowsMessages.learnersLeft, { count: row.learners_left })}</p>
        )}
        <Problems row={row} />
      </td>
    </tr>
  );
}

function RecordName({ row: { subject, label }, kind }: Props) {
  if (!subject) return shortened(label, mostLetters) || '–';
  return kind === 'people' ? (
    <Link to="/users/$user" params={{ user: subject }} className={table.name}>
      {label}
    </Link>
  ) : (
    <Link to="/organisations" search={{ view: subject }} className={table.name}>
      {label}
    </Link>
  );
}

function Changes({ row: { changes, label, outcome } }: { row: ImportRow }) {
  const { t, words } = useTranslation();
  if (changes.length === 0) return null;
  if (outcome === 'create') return <NewValues changes={changes} label={label} />;
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, from, to }) => (
        <li key={words(field)}>
          <span className={styles.field}>{t(field)}: </span>
          <del>{t(from || sharedMessages.nothing)}</del>
          <span aria-hidden="true"> → </span>
          <ins>{t(to)}</ins>
        </li>
      ))}
    </ul>
  );
}

/** A new record's values, which replace nothing; its name is in the row already. */
function NewValues({ changes, label }: Pick<ImportRow, 'changes' | 'label'>) {
  const { t, words } = useTranslation();
  return (
    <ul className={styles.values}>
      {changes
        .filter(({ to }) => to !== label)
        .map(({ field, to }) => (
          <li key={words(field)}>
            <span className={styles.field}>{t(field)}: </span>
            {t(to)}
          </li>
        ))}
    </ul>
  );
}

function Problems({ row: { problems } }: { row: ImportRow }) {
  const { t, words } = useTranslation();
  if (problems.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {problems.map(({ cell, header, value, text }) => (
        <li key={`${cell}${words(text)}`}>
          {cell && (
            <span className={styles.field}>
              {cell}
              {header && `, ${header}`}
              {value ? ` “${shortened(value, mostLetters)}”` : ''}:{' '}
            </span>
          )}
          {t(text)}
        </li>
      ))}
    </ul>
  );
}
