import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import {
  type Import,
  type ImportOutcome,
  importOutcomes,
  importRows,
} from '#contract/imports/imports.ts';
import { message } from '#lib/messages/message.ts';
import { importRowsMessages } from '#messages/imports/import-rows.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { FileLink } from '#web/features/imports/file-link.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { useChangeSearch } from '#web/platform/router/use-change-search.ts';
import { apiBase } from '#web/settings.ts';
import { Empty } from '#web/ui/empty/empty.tsx';
import { FilterButton } from '#web/ui/filter-button/filter-button.tsx';
import { Pager } from '#web/ui/pager/pager.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { Caption } from '#web/ui/table/caption.tsx';
import table from '#web/ui/table/table.module.css';
import { ImportedRow } from './imported-row.tsx';
import { outcomeLabel } from './outcome-label.ts';
import styles from './row-list.module.css';

const route = getRouteApi('/shell/imports/$import');
const rowsPerPage = 25;

/** The rows of the file and what each does, filtered by outcome. */
export function RowList({ import: record }: { import: Import }) {
  const { t } = useTranslation();
  const { query, rows, outcome, filterBy, goToPage, hrefOf } = useImportRows(record);
  return (
    <section className={styles.rows}>
      <div className={styles.top}>
        <Outcomes import={record} chosen={outcome} onChoose={filterBy} />
        {record.counts.problem > 0 && <ProblemFiles uuid={record.uuid} />}
      </div>
      {query.isError && <LoadError title={importRowsMessages.notLoaded} query={query} />}
      {query.isPending && <Skeleton lines={8} />}
      {rows && (
        <table
          className={`${table.table} ${styles.table}`}
          aria-busy={query.isPlaceholderData || undefined}
        >
          <Caption>{importRowsMessages.rows}</Caption>
          <thead>
            <tr>
              <th scope="col">{t(importRowsMessages.row)}</th>
              <th scope="col">{t(sharedMessages.name)}</th>
              <th scope="col">{t(importRowsMessages.result)}</th>
              <th scope="col">{t(importRowsMessages.changesOrProblems)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.data.map((row) => (
              <ImportedRow key={row.line} row={row} kind={record.kind} />
            ))}
          </tbody>
        </table>
      )}
      {rows?.total === 0 && <Empty>{t(importRowsMessages.noneLikeThat)}</Empty>}
      {rows && rows.last_page > 1 && (
        <Pager
          page={Math.min(rows.current_page, rows.last_page)}
          lastPage={rows.last_page}
          found={message(outcome ? listsMessages.found : listsMessages.inTotal, {
            total: rows.total,
          })}
          href={hrefOf}
          onPage={goToPage}
        />
      )}
    </section>
  );
}

/** A page of the rows. Outcome and page are in the address. */
function useImportRows({ uuid }: Import) {
  const { status: outcome, page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const { hrefAfter } = useChangeSearch();
  const query = useQuery({
    ...read(importRows, { params: { uuid }, query: { page, per_page: rowsPerPage, outcome } }),
    placeholderData: keepPreviousData,
  });
  const changeSearch = (change: {
    status?: ImportOutcome | undefined;
    page?: number | undefined;
  }) => void navigate({ search: (current) => ({ ...current, ...change }), resetScroll: false });

  return {
    query,
    outcome,
    rows: query.data?.rows,
    filterBy: (status: ImportOutcome | undefined) => changeSearch({ status, page: undefined }),
    goToPage: (page: number) => changeSearch({ page: page > 1 ? page : undefined }),
    hrefOf: (page: number) => hrefAfter({ page }),
  };
}

type OutcomesProps = {
  import: Import;
  chosen: ImportOutcome | undefined;
  onChoose: (outcome: ImportOutcome | undefined) => void;
};

/** The counts as filters of the rows. */
function Outcomes({ import: { counts, total, state }, chosen, onChoose }: OutcomesProps) {
  const { t } = useTranslation();
  const isWritten = state === 'done';
  return (
    <fieldset className={styles.outcomes}>
      <legend className="visually-hidden">{t(importRowsMessages.show)}</legend>
      <FilterButton isOn={chosen === undefined} onPress={() => onChoose(undefined)}>
        {t(importRowsMessages.all, { number: total })}
      </FilterButton>
      {importOutcomes.map((outcome) => {
        const { tone, label } = outcomeLabel(outcome, isWritten);
        return (
          <FilterButton
            key={outcome}
            isOn={chosen === outcome}
            onPress={() => onChoose(outcome)}
            tone={tone}
          >
            {t(importRowsMessages.some, { outcome: label, number: counts[outcome] })}
          </FilterButton>
        );
      })}
    </fieldset>
  );
}

function ProblemFiles({ uuid }: { uuid: string }) {
  const { t } = useTranslation();
  const to = (ending: string) => `${apiBase()}/api/admin/import/${uuid}/problems.${ending}`;
  return (
    <p className={styles.files}>
      {t(importRowsMessages.problemRows, {
        csv: (words) => (
          <FileLink to={to('csv')} name={importRowsMessages.problemsCsv}>
            {words}
          </FileLink>
        ),
        excel: (words) => (
          <FileLink to={to('xlsx')} name={importRowsMessages.problemsExcel}>
            {words}
          </FileLink>
        ),
      })}
    </p>
  );
}
