import { getRouteApi, Link } from '@tanstack/react-router';
import type { ImportSummary } from '#contract/imports.ts';
import { page } from '#contract/pages.ts';
import { importsMessages } from '#messages/imports.ts';
import { pagesMessages } from '#messages/pages.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { ListFrame } from '#web/platform/list/list-frame.tsx';
import { ListRow, ListTable } from '#web/platform/list/list-table.tsx';
import { type List, useList } from '#web/platform/list/use-list.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { BreadcrumbLink } from '#web/ui/breadcrumb-link.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Status } from '#web/ui/status.tsx';
import table from '#web/ui/table.module.css';
import { importStateLabels, kindLabels, resultMessage } from './import-labels.ts';
import { importList } from './import-list.ts';
import styles from './imports-screen.module.css';
import { NewImport } from './new-import.tsx';

const route = getRouteApi('/shell/imports');
const { title, purpose } = page('/imports');

export function ImportsScreen() {
  const { t } = useTranslation();
  const { kind = 'people', ...at } = route.useSearch();
  const list = useList(importList, at);
  return (
    <>
      <PageHeader
        title={title}
        purpose={purpose}
        trail={<BreadcrumbLink to="/users">{t(pagesMessages.users)}</BreadcrumbLink>}
      />
      <NewImport kind={kind} />
      <section aria-labelledby="earlier">
        <h2 id="earlier" className={styles.heading}>
          {t(importsMessages.earlier)}
        </h2>
        <ListFrame
          list={list}
          notLoaded={importsMessages.notLoaded}
          search={{ label: importsMessages.find, placeholder: importsMessages.findHint }}
          empty={<Empty>{t(importsMessages.none)}</Empty>}
        >
          <ImportTable list={list} rows={list.rows} />
        </ListFrame>
      </section>
    </>
  );
}

const columns = [
  { label: importsMessages.file },
  { label: importsMessages.kind },
  { label: importsMessages.whenAndByWhom },
  { label: importsMessages.result },
] as const;

function ImportTable({ list, rows }: { list: List; rows: readonly ImportSummary[] }) {
  return (
    <ListTable list={list} name={importsMessages.imports} columns={columns}>
      {rows.map((row) => (
        <ImportRow key={row.uuid} row={row} />
      ))}
    </ListTable>
  );
}

function ImportRow({ row }: { row: ImportSummary }) {
  const { t } = useTranslation();
  const { tone, words } = importStateLabels[row.state];
  return (
    <ListRow uuid={row.uuid}>
      <th scope="row">
        <Link to="/imports/$import" params={{ import: row.uuid }} className={table.name}>
          {row.file_name}
        </Link>
      </th>
      <td>{t(kindLabels[row.kind])}</td>
      <td className={styles.when}>
        {t(formatDateTime(row.created_at))}
        <small>{row.started_by.name}</small>
      </td>
      <td className={styles.result}>
        <Status tone={tone}>{t(words)}</Status>
        <small>{t(resultMessage(row))}</small>
      </td>
    </ListRow>
  );
}
