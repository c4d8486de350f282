import type { ReactNode } from 'react';
import { selectionMessages } from '#messages/shared/selection.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Downloads } from '#web/patterns/list/downloads.tsx';
import type { List } from '#web/patterns/list/use-list.ts';
import { Button } from '#web/ui/button/button.tsx';
import styles from './selection-bar.module.css';
import type { RowSelection } from './use-selection.ts';

/** Rows that an address can name one by one. */
const maxInAddress = 200;

type Props = {
  list: List;
  selection: Pick<RowSelection, 'isAll' | 'uuids' | 'count' | 'selectAll' | 'clear'>;
  /** Where the export of the list is. */
  path: string;
  /** What can be done with the selected rows. */
  children?: ReactNode;
};

/** What is selected, and what can be done with it; at the foot of the page while it scrolls. */
export function SelectionBar({ list, selection, path, children }: Props) {
  const { t } = useTranslation();
  const { count, isAll, uuids } = selection;
  const isWhole = isAll && uuids.size === 0;
  return (
    <section className={styles.bar} aria-labelledby="selected">
      <div className={styles.what}>
        <p id="selected" role="status" className={styles.count}>
          {isWhole
            ? t(selectionMessages.allSelected, { count })
            : t(selectionMessages.selected, { count })}
        </p>
        {!isWhole && list.total > count && (
          <Button variant="quiet" onClick={selection.selectAll}>
            {t(selectionMessages.selectAll, { count: list.total })}
          </Button>
        )}
        <Button variant="quiet" onClick={selection.clear}>
          {t(selectionMessages.clear)}
        </Button>
        {uuids.size <= maxInAddress && (
          <div className={styles.export}>
            <Downloads list={list} path={path} rows={{ isAll, uuids: [...uuids] }} />
          </div>
        )}
      </div>
      {children}
    </section>
  );
}
