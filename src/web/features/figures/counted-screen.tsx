import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { countedList as calls } from '#contract/pages/figures.ts';
import { page } from '#contract/pages/pages.ts';
import { figuresMessages } from '#messages/mentoring/figures.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { defineList, listQuery } from '#web/patterns/list/define-list.ts';
import { Downloads } from '#web/patterns/list/downloads.tsx';
import { ListFrame } from '#web/patterns/list/list-frame.tsx';
import { useList } from '#web/patterns/list/use-list.ts';
import { Empty } from '#web/ui/empty/empty.tsx';
import { BreadcrumbLink } from '#web/ui/page-header/breadcrumb-link.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { countedFilters, countedTitles } from './counted-filters.ts';
import { CountedTable } from './counted-table.tsx';

const route = getRouteApi('/shell/mentor/figures/reflections');
const { title, purpose } = page('/mentor/figures/reflections');
const countedList = defineList({
  calls,
  selectPage: ({ reflections }) => reflections,
  sorts: {},
});

/** The reflections that a figure counts, with the filters of the figure in the address. */
export function CountedScreen() {
  const { t, locale } = useTranslation();
  const search = route.useSearch();
  const list = useList(countedList, search);
  const { data } = useQuery({
    ...listQuery(countedList, list.params),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        title={search.of ? countedTitles[search.of] : title}
        purpose={purpose}
        trail={<BreadcrumbLink to="/mentor/figures">{t(pagesMessages.figures)}</BreadcrumbLink>}
      />
      <ListFrame
        list={list}
        notLoaded={figuresMessages.listNotLoaded}
        search={{ label: figuresMessages.find, placeholder: figuresMessages.findHint }}
        filters={countedFilters(locale, search, data?.about)}
        tools={<Downloads list={list} path="/api/admin/export/figures-reflections" />}
        empty={<Empty>{t(figuresMessages.nothing)}</Empty>}
      >
        <CountedTable list={list} rows={list.rows} />
      </ListFrame>
    </>
  );
}
