import { listsMessages } from '#messages/shared/lists.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { apiBase } from '#web/settings.ts';
import styles from './downloads.module.css';
import type { List } from './use-list.ts';

type Props = {
  list: List;
  path: string;
  /** Where the list may be too long for a workbook. */
  isCsvOnly?: boolean;
};

/** Exactly what the list shows, all pages of it: `<Downloads list={list} path="/api/admin/export/users" />`. */
export function Downloads({ list, path, isCsvOnly = false }: Props) {
  const { t, fullName } = useTranslation();
  const { search, sort, filters } = list.asked;
  const given = Object.entries({ search, ...filters, sort });
  const query = new URLSearchParams(
    given.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
  const to = (ending: string) => `${apiBase()}${path}.${ending}${query && `?${query}`}`;
  return (
    <p className={styles.downloads}>
      {t(listsMessages.export)}
      <a href={to('csv')} download {...fullName(listsMessages.csv, listsMessages.exportCsv)}>
        {t(listsMessages.csv)}
      </a>
      {!isCsvOnly && (
        <a href={to('xlsx')} download {...fullName(listsMessages.excel, listsMessages.exportExcel)}>
          {t(listsMessages.excel)}
        </a>
      )}
    </p>
  );
}
