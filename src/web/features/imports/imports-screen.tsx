import { Link, useSearch } from '@tanstack/react-router';
import type { ImportSummary } from '#contract/imports.ts';
import { page } from '#contract/pages.ts';
import { importsText } from '#texts/imports.ts';
import { pagesText } from '#texts/pages.ts';
import { dayAndTime } from '#web/platform/format.ts';
import { ListFrame } from '#web/platform/list/list-frame.tsx';
import { ListRow, ListTable } from '#web/platform/list/list-table.tsx';
import { type List, useList } from '#web/platform/list/use-list.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Status } from '#web/ui/status.tsx';
import table from '#web/ui/table.module.css';
import { TrailLink } from '#web/ui/trail-link.tsx';
import { importList } from './import-list.ts';
import { kindLabels, resultWords, stateWords } from './import-words.ts';
import styles from './imports-screen.module.css';
import { NewImport } from './new-import.tsx';

export { ahead } from './import-list.ts';

const { title, purpose } = page('/imports');

export function ImportsScreen() {
  const { t } = useText();
  const list = useList(importList);
  const kind = useSearch({ strict: false, select: (search) => search.kind });
  return (
    <>
      <PageHeader
        title={title}
        purpose={purpose}
        trail={<TrailLink to="/users">{t(pagesText.users)}</TrailLink>}
      />
      <NewImport kind={kind === 'organisations' ? kind : 'people'} />
      <section aria-labelledby="earlier">
        <h2 id="earlier" className={styles.heading}>
          {t(importsText.earlier)}
        </h2>
        <ListFrame
          list={list}
          notLoaded={importsText.notLoaded}
          search={{ label: importsText.find, placeholder: importsText.findHint }}
          empty={<Empty>{t(importsText.none)}</Empty>}
        >
          <ImportTable list={list} rows={list.rows} />
        </ListFrame>
      </section>
    </>
  );
}

const columns = [
  { label: importsText.file },
  { label: importsText.kind },
  { label: importsText.whenAndByWhom },
  { label: importsText.result },
] as const;

function ImportTable({ list, rows }: { list: List; rows: readonly ImportSummary[] }) {
  return (
    <ListTable list={list} name={importsText.imports} columns={columns}>
      {rows.map((row) => (
        <ImportRow key={row.uuid} row={row} />
      ))}
    </ListTable>
  );
}

function ImportRow({ row }: { row: ImportSummary }) {
  const { t } = useText();
  const { tone, words } = stateWords[row.state];
  return (
    <ListRow uuid={row.uuid}>
      <th scope="row">
        <Link to="/imports/$import" params={{ import: row.uuid }} className={table.name}>
          {row.file_name}
        </Link>
      </th>
      <td>{t(kindLabels[row.kind])}</td>
      <td className={styles.when}>
        {t(dayAndTime(row.created_at))}
        <small>{row.started_by.name}</small>
      </td>
      <td className={styles.result}>
        <Status tone={tone}>{t(words)}</Status>
        <small>{t(resultWords(row))}</small>
      </td>
    </ListRow>
  );
}
