import { type ReactNode, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { Filter } from './filters.ts';
import styles from './list-frame.module.css';
import type { List } from './use-list.ts';
import { useSearchText } from './use-search-text.ts';

type Props = {
  list: List;
  /** With a capital, as in 'The organisations could not be loaded.' */
  what: string;
  search: { label: string; placeholder: string };
  filters?: readonly Filter[];
  /** Beside the selects. */
  moreFilters?: ReactNode;
  /** At the end of the search's line, such as `Downloads`. */
  tools?: ReactNode;
  /** Where there is nothing at all: an `Empty` with the sentence and the way to add one. */
  empty: ReactNode;
  /** The `ListTable`. */
  children: ReactNode;
};

/** Everything of a list but its rows: what is looked for, how many there are, the other pages. */
export function ListFrame(props: Props) {
  const { list, what, search, filters = [], moreFilters, tools } = props;
  const box = useSearchText(list.asked.search ?? '', list.lookFor);
  const count = useRef<HTMLParagraphElement>(null);
  const hasMoreToSay = filters.length > 0 || Object.keys(list.sorts).length > 1;
  return (
    <div className={styles.frame}>
      <div className={styles.top}>
        <SearchBox {...search} text={box.text} onType={box.type} onAsk={box.ask} />
        <p ref={count} tabIndex={-1} role="status" className={styles.count}>
          <span aria-hidden="true">{countOf(list)}</span>
          <span className="visually-hidden">{!list.isStale && saidOf(list)}</span>
        </p>
        <div className={styles.tools}>{tools}</div>
      </div>
      {hasMoreToSay && (
        <FilterBar list={list} filters={filters}>
          {moreFilters}
        </FilterBar>
      )}
      <FilterChips list={list} filters={filters} after={count} />
      {list.query.isError && <NotLoaded what={what} query={list.query} />}
      {list.query.isPending && <Skeleton lines={8} />}
      {!list.query.isError && !list.query.isPending && (
        <Rows {...props} onClear={() => box.ask('')} />
      )}
    </div>
  );
}

function Rows({ list, empty, children, onClear }: Props & { onClear: () => void }) {
  const { rows, total, lastPage, asked } = list;
  if (total === 0) return isNarrowed(list) ? <NoHit list={list} onClear={onClear} /> : empty;
  return (
    <>
      {rows.length > 0 ? (
        children
      ) : (
        <Empty action={<Button onClick={() => list.turnTo(lastPage)}>Go to the last page</Button>}>
          There is no page {asked.page.toLocaleString('en-NZ')}. The last one is{' '}
          {lastPage.toLocaleString('en-NZ')}.
        </Empty>
      )}
      {lastPage > 1 && (
        <Pager
          page={Math.min(asked.page, lastPage)}
          lastPage={lastPage}
          total={total}
          href={list.hrefOf}
          onPage={list.turnTo}
          onIntent={list.prefetch}
        />
      )}
    </>
  );
}

function NoHit({ list, onClear }: { list: List; onClear: () => void }) {
  const { search, filters } = list.asked;
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <Empty
      action={
        <div className={styles.ways}>
          {search && <Button onClick={onClear}>Clear search</Button>}
          {isFiltered && <Button onClick={list.widen}>Clear filters</Button>}
        </div>
      }
    >
      {search ? `Nothing matches “${search}”` : 'Nothing matches'}
      {isFiltered ? (search ? ' and these filters.' : ' these filters.') : '.'}
    </Empty>
  );
}

const isNarrowed = ({ asked: { search, filters } }: List) =>
  search !== undefined || Object.keys(filters).length > 0;

function countOf(list: List): string {
  if (list.query.isError || list.query.isPending) return '';
  const total = list.total.toLocaleString('en-NZ');
  if (list.more) return `More than ${total} found`;
  return isNarrowed(list) ? `${total} found` : `${total} in total`;
}

/** Once for each answer: what is on its way is not said. */
function saidOf(list: List): string {
  const { asked, lastPage } = list;
  const count = countOf(list);
  return count && lastPage > 1 ? `${count}, page ${asked.page} of ${lastPage}` : count;
}
