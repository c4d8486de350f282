import { Link, useSearch } from '@tanstack/react-router';
import type { ImportSummary } from '#contract/imports.ts';
import { page } from '#contract/pages.ts';
import { dayAndTime } from '#web/platform/format.ts';
import { ListFrame } from '#web/platform/list/list-frame.tsx';
import { ListRow, ListTable } from '#web/platform/list/list-table.tsx';
import { type List, useList } from '#web/platform/list/use-list.ts';
import { Empty } from '#web/ui/empty.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Status } from '#web/ui/status.tsx';
import table from '#web/ui/table.module.css';
import { importList } from './import-list.ts';
import { kindLabels, resultWords, stateWords } from './import-words.ts';
import styles from './imports-screen.module.css';
import { NewImport } from './new-import.tsx';

const { title, purpose } = page('/imports');

export function ImportsScreen() {
  const list = useList(importList);
  const kind = useSearch({ strict: false, select: (search) => search.kind });
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <NewImport kind={kind === 'organisations' ? kind : 'people'} />
      <section aria-labelledby="earlier">
        <h2 id="earlier" className={styles.heading}>
          Earlier imports
        </h2>
        <ListFrame
          list={list}
          what="The imports"
          search={{ label: 'Find an import', placeholder: 'Search by file or person' }}
          empty={<Empty>Nothing has been imported yet.</Empty>}
        >
          <ImportTable list={list} rows={list.rows} />
        </ListFrame>
      </section>
    </>
  );
}

const columns = [
  { label: 'File' },
  { label: 'Kind' },
  { label: 'When and by whom' },
  { label: 'Result' },
] as const;

function ImportTable({ list, rows }: { list: List; rows: readonly ImportSummary[] }) {
  return (
    <ListTable list={list} name="Imports" columns={columns}>
      {rows.map((row) => (
        <ImportRow key={row.uuid} row={row} />
      ))}
    </ListTable>
  );
}

function ImportRow({ row }: { row: ImportSummary }) {
  const { tone, words } = stateWords[row.state];
  return (
    <ListRow uuid={row.uuid}>
      <th scope="row">
        <Link to="/imports/$import" params={{ import: row.uuid }} className={table.name}>
          {row.file_name}
        </Link>
      </th>
      <td>{kindLabels[row.kind]}</td>
      <td className={styles.when}>
        {dayAndTime(row.created_at)}
        <small>{row.started_by.name}</small>
      </td>
      <td className={styles.result}>
        <Status tone={tone}>{words}</Status>
        <small>{resultWords(row)}</small>
      </td>
    </ListRow>
  );
}
