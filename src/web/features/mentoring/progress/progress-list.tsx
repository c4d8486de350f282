import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  progressList as calls,
  type progressPage,
  progressPageSize,
} from '#contract/pages/mentoring.ts';
import { learnerProgressMessages } from '#messages/mentoring/learner-progress.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { defineList, listQuery } from '#web/patterns/list/define-list.ts';
import { Downloads } from '#web/patterns/list/downloads.tsx';
import { ListFrame } from '#web/patterns/list/list-frame.tsx';
import { useList } from '#web/patterns/list/use-list.ts';
import { Empty } from '#web/ui/empty/empty.tsx';
import { ProgressTable } from './progress-table.tsx';
import { useProgressFilters } from './use-progress-filters.ts';

const progressList = defineList({
  calls,
  fixedQuery: progressPageSize,
  selectPage: ({ progress }) => progress,
  sorts: {},
});

type Props = {
  search: ReturnType<typeof progressPage.search>;
  /** Beside a picker of learners, a second box to look for one would only puzzle. */
  isBesidePicker?: boolean;
};

const searchBox = {
  label: learnerProgressMessages.find,
  placeholder: learnerProgressMessages.findHint,
};

/** The grid with its search, filters and pages, all of them in the address of the page it is on. */
export function ProgressList({ search, isBesidePicker = false }: Props) {
  const { t } = useTranslation();
  const list = useList(progressList, search);
  const reply = useQuery({
    ...listQuery(progressList, list.params),
    placeholderData: keepPreviousData,
  }).data;
  const { filters, namesMentors } = useProgressFilters(reply?.about);
  const { noLearners, noLearnersOfYours } = learnerProgressMessages;

  return (
    <ListFrame
      list={list}
      notLoaded={learnerProgressMessages.notLoaded}
      search={isBesidePicker ? undefined : searchBox}
      filters={filters}
      tools={<Downloads list={list} path="/api/admin/export/progress" />}
      empty={<Empty>{t(namesMentors ? noLearners : noLearnersOfYours)}</Empty>}
    >
      <ProgressTable
        list={list}
        rows={list.rows}
        areas={reply?.areas ?? []}
        namesMentors={namesMentors}
      />
    </ListFrame>
  );
}
