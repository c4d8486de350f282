import { listsMessages } from '#messages/shared/lists.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { apiBase } from '#web/settings.ts';
import styles from './downloads.module.css';
import type { List } from './use-list.ts';

type Props = {
  list: List;
  path: string;
  /** For lists that may be too long for a workbook. */
  isCsvOnly?: boolean;
  /** The selected rows: all of the list but some, or only some. */
  rows?: { isAll: boolean; uuids: readonly string[] };
};

/**
 * Links that export the list, all pages of it or the selected rows. The server says that they are
 * files; without `download` it can also lead to the page that asks who it is.
 */
export function Downloads({ list, path, isCsvOnly = false, rows }: Props) {
  const { search, sort, filters } = list.params;
  const listed = { search, ...filters, sort };
  const uuids = rows?.uuids.join(',');
  const params = rows?.isAll === false ? { uuids, sort } : { ...listed, except: uuids };
  return <FileLinks path={path} params={params} isCsvOnly={isCsvOnly} />;
}

type FileProps = {
  path: string;
  /** The query of the files. */
  params: Readonly<Record<string, string | undefined>>;
  isCsvOnly?: boolean;
};

/** The same for what is no list: `<FileLinks path="/api/admin/export/figures-weeks" … />`. */
export function FileLinks({ path, params, isCsvOnly = false }: FileProps) {
  const { t, fullName } = useTranslation();
  const query = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
  const hrefOf = (extension: string) => `${apiBase()}${path}.${extension}${query && `?${query}`}`;
  return (
    <p className={styles.downloads}>
      {t(listsMessages.export)}
      <a href={hrefOf('csv')} {...fullName(listsMessages.csv, listsMessages.exportCsv)}>
        {t(listsMessages.csv)}
      </a>
      {!isCsvOnly && (
        <a href={hrefOf('xlsx')} {...fullName(listsMessages.excel, listsMessages.exportExcel)}>
          {t(listsMessages.excel)}
        </a>
      )}
    </p>
  );
}
