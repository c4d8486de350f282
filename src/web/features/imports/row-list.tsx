import type { ReactNode } from 'react';
import { type Import, type ImportOutcome, importOutcomes } from '#contract/imports.ts';
import { apiBase } from '#web/platform/settings.ts';
import { Empty } from '#web/ui/empty.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import table from '#web/ui/table.module.css';
import { outcomeWords } from './import-words.ts';
import { ImportedRow } from './imported-row.tsx';
import styles from './row-list.module.css';
import { useRows } from './use-rows.ts';

/** Every row of the file and what it does, to be narrowed by that. */
export function RowList({ import: shown }: { import: Import }) {
  const { query, rows, outcome, only, turnTo, hrefOf } = useRows(shown);
  return (
    <section className={styles.rows} aria-label="Rows">
      <div className={styles.top}>
        <Outcomes import={shown} chosen={outcome} onChoose={only} />
        {shown.counts.problem > 0 && <ProblemFiles uuid={shown.uuid} />}
      </div>
      {query.isError && <NotLoaded what="The rows" query={query} />}
      {query.isPending && <Skeleton lines={8} />}
      {rows && (
        <table
          className={`${table.table} ${styles.table}`}
          aria-label="Rows"
          aria-busy={query.isPlaceholderData || undefined}
        >
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Name</th>
              <th scope="col">Result</th>
              <th scope="col">What changes, or what is wrong</th>
            </tr>
          </thead>
          <tbody>
            {rows.data.map((row) => (
              <ImportedRow key={row.line} row={row} kind={shown.kind} />
            ))}
          </tbody>
        </table>
      )}
      {rows?.total === 0 && <Empty>No row is like that.</Empty>}
      {rows && rows.last_page > 1 && (
        <Pager
          page={Math.min(rows.current_page, rows.last_page)}
          lastPage={rows.last_page}
          total={rows.total}
          href={hrefOf}
          onPage={turnTo}
        />
      )}
    </section>
  );
}

type OutcomesProps = {
  import: Import;
  chosen: ImportOutcome | undefined;
  onChoose: (outcome: ImportOutcome | undefined) => void;
};

/** The counts, each of which shows its rows. */
function Outcomes({ import: { counts, total, state }, chosen, onChoose }: OutcomesProps) {
  const isWritten = state === 'done';
  return (
    <fieldset className={styles.outcomes}>
      <legend className="visually-hidden">Show</legend>
      <Choice isChosen={chosen === undefined} onChoose={() => onChoose(undefined)}>
        All {total.toLocaleString('en-NZ')}
      </Choice>
      {importOutcomes.map((outcome) => (
        <Choice
          key={outcome}
          isChosen={chosen === outcome}
          onChoose={() => onChoose(outcome)}
          tone={outcomeWords(outcome, isWritten).tone}
        >
          {outcomeWords(outcome, isWritten).words} {counts[outcome].toLocaleString('en-NZ')}
        </Choice>
      ))}
    </fieldset>
  );
}

type ChoiceProps = {
  isChosen: boolean;
  onChoose: () => void;
  tone?: string;
  children: ReactNode;
};

function Choice({ isChosen, onChoose, tone, children }: ChoiceProps) {
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={isChosen}
      data-tone={tone}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}

function ProblemFiles({ uuid }: { uuid: string }) {
  const to = (ending: string) => `${apiBase()}/api/admin/import/${uuid}/problems.${ending}`;
  return (
    <p className={styles.files}>
      Problem rows to mend and drop again:{' '}
      <a href={to('csv')} download aria-label="Problem rows as CSV">
        CSV
      </a>
      <a href={to('xlsx')} download aria-label="Problem rows as Excel">
        Excel
      </a>
    </p>
  );
}
