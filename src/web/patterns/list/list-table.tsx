import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Feedback } from '#web/ui/feedback/use-feedback.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Caption } from '#web/ui/table/caption.tsx';
import table from '#web/ui/table/table.module.css';
import styles from './list-table.module.css';
import type { List } from './use-list.ts';

type Column = {
  label: DisplayText;
  /** One of the list's `sorts`: a click on the heading sorts by it, a second one in reverse. */
  sort?: string;
  /** For screen readers only, above a column of buttons. */
  isHidden?: true;
};

type Props = {
  list: List;
  name: DisplayText;
  columns: readonly Column[];
  /** Above the boxes that select rows: `PageBox`. */
  box?: ReactNode;
  /** One `ListRow` for each. */
  children: ReactNode;
};

/** On a phone each row is a card. Dimmed while newer rows are loading. */
export function ListTable({ list, name, columns, box, children }: Props) {
  const { words } = useTranslation();
  return (
    <table className={`${table.table} ${styles.list}`} aria-busy={list.isStale || undefined}>
      <Caption>{name}</Caption>
      <thead>
        <tr>
          {box && (
            <th scope="col" className={styles.box}>
              {box}
            </th>
          )}
          {columns.map((column) => (
            <Heading key={words(column.label)} column={column} list={list} />
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Heading({ column: { label, sort, isHidden }, list }: { column: Column; list: List }) {
  const { t } = useTranslation();
  if (!sort) {
    return (
      <th scope="col">
        {isHidden ? <span className="visually-hidden">{t(label)}</span> : t(label)}
      </th>
    );
  }
  const [first] = Object.keys(list.sorts);
  const current = list.params.sort ?? first;
  const isAscending = current === sort;
  const direction = isAscending ? 'ascending' : current === `-${sort}` ? 'descending' : undefined;
  return (
    <th scope="col" aria-sort={direction}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => list.setSort(isAscending ? `-${sort}` : sort)}
      >
        {t(label)}
        <Icon name={direction === 'descending' ? 'chevron-down' : 'chevron-up'} />
      </button>
    </th>
  );
}

type RowProps = {
  /** Of its record: the row gets the focus back when the record is closed. */
  uuid: string;
  feedback?: Feedback | null;
  /** Selects the row: `RowBox`. */
  box?: ReactNode;
  /** First the `<th scope="row">` with the name, last the `<td>` with the actions. */
  children: ReactNode;
};

/** Highlighted for a moment after an action on its record. */
export function ListRow({ uuid, feedback, box, children }: RowProps) {
  const isMarked = feedback?.about === uuid && feedback.isMarked;
  return (
    <tr data-row={uuid} className={isMarked ? table.marked : undefined}>
      {box && <td className={styles.box}>{box}</td>}
      {children}
    </tr>
  );
}
