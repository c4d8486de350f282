import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { figures } from '#contract/figures/figures.ts';
import { page } from '#contract/pages/pages.ts';
import { figuresMessages } from '#messages/mentoring/figures.ts';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { AreaFiguresTable } from './area-figures.tsx';
import { FiguresScope } from './figures-scope.tsx';
import { HowLong } from './how-long.tsx';
import { OrganisationFiguresList } from './organisation-figures.tsx';
import { WaitingTable } from './waiting-table.tsx';
import { WeeksFigure } from './weeks-figure.tsx';

const route = getRouteApi('/shell/mentor/figures');
const { title, purpose } = page('/mentor/figures');

/** What administrators count. Every number leads to the list of what it counts. */
export function FiguresScreen() {
  const search = route.useSearch();
  const { weeks, area, organisation } = search;
  const query = useQuery({
    ...read(figures, { query: { weeks, area, organisation } }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const scope = { area, organisation };
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <FiguresScope about={data?.about} />
      {query.isError && <LoadError title={figuresMessages.notLoaded} query={query} />}
      {query.isPending && <Skeleton lines={8} />}
      {data && (
        <>
          <WeeksFigure weeks={data.weeks} scope={scope} />
          <WaitingTable rows={data.waiting} scope={scope} />
          <HowLong figures={data} scope={scope} />
          <AreaFiguresTable areas={data.areas} scope={scope} />
        </>
      )}
      <OrganisationFiguresList search={search} />
    </>
  );
}
