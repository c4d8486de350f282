import { message } from '#lib/messages/message.ts';
import { selectionMessages } from '#messages/shared/selection.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './selection-boxes.module.css';
import type { RowSelection } from './use-selection.ts';

/** In the heading of the first column: all rows of this page. */
export function PageBox({ rows, selection }: { rows: readonly string[]; selection: RowSelection }) {
  const { t, attr } = useTranslation();
  const selected = rows.filter(selection.has).length;
  const areAll = rows.length > 0 && selected === rows.length;
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        {...attr('aria-label', selectionMessages.selectPage)}
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && !areAll;
        }}
        checked={areAll}
        onChange={() => selection.toggle(rows, !areAll)}
      />
      <span className={styles.words}>{t(selectionMessages.selectPage)}</span>
    </label>
  );
}

type RowProps = { uuid: string; name: string; selection: RowSelection };

export function RowBox({ uuid, name, selection }: RowProps) {
  const { attr } = useTranslation();
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        {...attr('aria-label', message(selectionMessages.select, { name }))}
        checked={selection.has(uuid)}
        onChange={(event) => selection.toggle([uuid], event.target.checked)}
      />
    </label>
  );
}
