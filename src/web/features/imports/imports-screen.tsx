import { getRouteApi, Link } from '@tanstack/react-router';
import type { ImportSummary } from '#contract/imports/imports.ts';
import { page } from '#contract/pages/pages.ts';
import { importList as calls } from '#contract/pages/people.ts';
import { importsMessages } from '#messages/imports/imports.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { formatDateTime } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { defineList } from '#web/patterns/list/define-list.ts';
import { ListFrame } from '#web/patterns/list/list-frame.tsx';
import { ListRow, ListTable } from '#web/patterns/list/list-table.tsx';
import { type List, useList } from '#web/patterns/list/use-list.ts';
import { Empty } from '#web/ui/empty/empty.tsx';
import { BreadcrumbLink } from '#web/ui/page-header/breadcrumb-link.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { Status } from '#web/ui/status/status.tsx';
import table from '#web/ui/table/table.module.css';
import { importStateLabels, kindLabels, nameOf, resultMessage } from './import-labels.ts';
import styles from './imports-screen.module.css';
import { NewImport } from './new/new-import.tsx';

const route = getRouteApi('/shell/imports');
const { title, purpose } = page('/imports');
const importList = defineList({ calls, selectPage: ({ imports }) => imports, sorts: {} });

export function ImportsScreen() {
  const { t } = useTranslation();
  const { kind = 'people', ...search } = route.useSearch();
  const list = useList(importList, search);
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
  const { tone, label } = importStateLabels[row.state];
  return (
    <ListRow uuid={row.uuid}>
      <th scope="row">
        <Link to="/imports/$import" params={{ import: row.uuid }} className={table.name}>
          {t(nameOf(row))}
        </Link>
      </th>
      <td>{t(kindLabels[row.kind])}</td>
      <td className={styles.when}>
        {t(formatDateTime(row.created_at))}
        <small>{row.started_by.name}</small>
      </td>
      <td className={styles.result}>
        <Status tone={tone}>{t(label)}</Status>
        <small>{t(resultMessage(row))}</small>
      </td>
    </ListRow>
  );
}
