import { type ReactNode, useRef, useState } from 'react';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { Pager } from '#web/ui/pager/pager.tsx';
import { SearchBox } from '#web/ui/search-box/search-box.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterMenu } from './filter-menu.tsx';
import type { Filter } from './filters.ts';
import styles from './list-frame.module.css';
import type { List } from './use-list.ts';
import { useOrganisationFilter } from './use-organisation-filter.ts';
import { useSearchText } from './use-search-text.ts';

type Props = {
  list: List;
  /** 'We couldn’t load the organisations.' */
  notLoaded: DisplayText;
  /** Absent where the page has another way to look for a record. */
  search?: { label: DisplayText; placeholder: DisplayText } | undefined;
  filters?: readonly Filter[];
  /**
   * With a filter by the organisation that the address can name. For whoever sees all of them: others
   * have the switch below the heading.
   */
  byOrganisation?: boolean;
  /** At the end of the search field's row, such as `Downloads`. */
  tools?: ReactNode;
  /** Shown if the list has no rows at all: an `Empty` with a button to add one. */
  empty: ReactNode;
  /** The `ListTable`. */
  children: ReactNode;
};

/** Everything of a list but its table: search, filters, count, pages, and errors. */
export function ListFrame(props: Props) {
  const { list, notLoaded, search, byOrganisation = false, tools } = props;
  const { t } = useTranslation();
  const filters = [...(props.filters ?? []), ...useOrganisationFilter(list, byOrganisation)];
  const searchBox = useSearchText(list.params.search ?? '', list.setSearch);
  const count = useRef<HTMLParagraphElement>(null);
  const announcement = useAnnouncement(list);
  return (
    <div className={styles.frame}>
      <div className={styles.top}>
        {search && (
          <SearchBox
            {...search}
            text={searchBox.text}
            onType={searchBox.type}
            onSearch={searchBox.search}
          />
        )}
        {filters.length > 0 && <FilterMenu list={list} filters={filters} />}
        <p ref={count} tabIndex={-1} role="status" className={styles.count}>
          <span aria-hidden="true">{t(countOf(list))}</span>
          <span className="visually-hidden">{t(announcement)}</span>
        </p>
        <div className={styles.tools}>{tools}</div>
      </div>
      <FilterChips list={list} filters={filters} focusAfter={count} />
      {list.query.isError && <LoadError title={notLoaded} query={list.query} />}
      {list.query.isPending && <Skeleton lines={8} />}
      {list.query.data && <Rows {...props} onClear={() => searchBox.search('')} />}
    </div>
  );
}

/** Announces the result of a query once, and not again when other people change the list. */
function useAnnouncement(list: List): DisplayText {
  const query = JSON.stringify(list.params);
  const [announced, setAnnounced] = useState<{ query: string; text: DisplayText }>();
  const text = list.isStale ? '' : announcementOf(list);
  if (text !== '' && announced?.query !== query) setAnnounced({ query, text });
  return announced?.query === query ? announced.text : '';
}

function Rows({ list, empty, children, onClear }: Props & { onClear: () => void }) {
  const { t } = useTranslation();
  const { rows, total, lastPage, params } = list;
  if (total === 0) return hasQuery(list) ? <NoMatches list={list} onClear={onClear} /> : empty;
  return (
    <>
      {rows.length > 0 ? (
        children
      ) : (
        <Empty
          action={
            <Button onClick={() => list.setPage(lastPage)}>{t(listsMessages.goToLast)}</Button>
          }
        >
          {t(listsMessages.noPage, { page: params.page, last: lastPage })}
        </Empty>
      )}
      {lastPage > 1 && (
        <Pager
          page={Math.min(params.page, lastPage)}
          lastPage={lastPage}
          found={countOf(list)}
          href={list.hrefOf}
          onPage={list.setPage}
          onIntent={list.prefetch}
        />
      )}
    </>
  );
}

function NoMatches({ list, onClear }: { list: List; onClear: () => void }) {
  const { t } = useTranslation();
  const { search, filters } = list.params;
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <Empty
      action={
        <div className={styles.ways}>
          {search && <Button onClick={onClear}>{t(sharedMessages.clearSearch)}</Button>}
          {isFiltered && (
            <Button onClick={list.clearFilters}>{t(listsMessages.clearFilters)}</Button>
          )}
        </div>
      }
    >
      {!search && t(listsMessages.nothingMatchesFilters)}
      {search &&
        t(isFiltered ? listsMessages.nothingMatchesBoth : listsMessages.nothingMatches, { search })}
    </Empty>
  );
}

const hasQuery = ({ params: { search, filters } }: List) =>
  search !== undefined || Object.keys(filters).length > 0;

function countOf(list: List): DisplayText {
  if (!list.query.data) return '';
  const { total, more } = list;
  if (more) return message(listsMessages.moreFound, { total });
  return message(hasQuery(list) ? listsMessages.found : listsMessages.inTotal, { total });
}

/** '' while the list is loading. */
function announcementOf(list: List): DisplayText {
  const { params, lastPage } = list;
  const found = countOf(list);
  if (!found || lastPage < 2) return found;
  return message(listsMessages.withPage, { found, page: params.page, last: lastPage });
}
