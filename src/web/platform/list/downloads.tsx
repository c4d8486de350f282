import { listsText } from '#texts/lists.ts';
import { apiBase } from '#web/platform/settings.ts';
import { useText } from '#web/platform/use-text.tsx';
import styles from './downloads.module.css';
import type { List } from './use-list.ts';

type Props = {
  list: List;
  path: string;
  /** Where it may be too long for a workbook. */
  isCsvOnly?: boolean;
};

/** Exactly what the list shows, all pages of it: `<Downloads list={list} path="/api/admin/export/users" />`. */
export function Downloads({ list, path, isCsvOnly = false }: Props) {
  const { t, fullName } = useText();
  const { search, sort, filters } = list.asked;
  const given = Object.entries({ search, ...filters, sort });
  const query = new URLSearchParams(
    given.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
  const to = (ending: string) => `${apiBase()}${path}.${ending}${query && `?${query}`}`;
  return (
    <p className={styles.downloads}>
      {t(listsText.export)}
      <a href={to('csv')} download {...fullName(listsText.csv, listsText.exportCsv)}>
        {t(listsText.csv)}
      </a>
      {!isCsvOnly && (
        <a href={to('xlsx')} download {...fullName(listsText.excel, listsText.exportExcel)}>
          {t(listsText.excel)}
        </a>
      )}
    </p>
  );
}
