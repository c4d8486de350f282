import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ComponentProps, useDeferredValue } from 'react';
import { mentorBoard } from '#contract/mentoring/caseload.ts';
import { page } from '#contract/pages/pages.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Downloads } from '#web/patterns/list/downloads.tsx';
import { ListFrame } from '#web/patterns/list/list-frame.tsx';
import {
  useOpenRecord,
  useOpenRecordActions,
  withoutOpenRecord,
} from '#web/patterns/list/use-open-record.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import styles from './caseload.module.css';
import { caseloadExport, GiveBar } from './give-bar.tsx';
import { LearnerTable } from './learner-table.tsx';
import { MentorList } from './mentor-list.tsx';
import { MoveFeedback } from './move-feedback.tsx';
import { useCaseloadFilters } from './use-caseload-filters.ts';
import { useCaseloadList } from './use-caseload-list.ts';
import { useLearnerSelection } from './use-learner-selection.ts';
import { useMoves } from './use-moves.ts';

const route = getRouteApi('/shell/mentor/caseload');
const { title, purpose } = page('/mentor/caseload');
const ShareOutDialog = lazyPart(
  async () => (await import('./share-out-dialog.tsx')).ShareOutDialog,
);

/** Which learner has which mentor: given one by one, several at once, or shared out evenly. */
export function CaseloadScreen() {
  const { t } = useTranslation();
  const search = route.useSearch({ select: withoutOpenRecord, structuralSharing: true });
  // Another organisation's board is waited for without taking the page, and the focus, away.
  const organisation = useDeferredValue(search.organisation);
  const board = useSuspenseQuery(read(mentorBoard, { query: { organisation } })).data;
  const list = useCaseloadList(search);
  const selection = useLearnerSelection(list, search.select);
  const moves = useMoves();
  const { openNew } = useOpenRecordActions();
  const { mentor, last_mentor: last } = list.params.filters;
  const filters = useCaseloadFilters(list);
  usePrefetch(ShareOutDialog);
  const name = board.mentors.find(({ uuid }) => uuid === mentor)?.name;

  const shareOut = (
    <Button
      variant="primary"
      onClick={() => {
        moves.clearFeedback();
        void openNew();
      }}
    >
      {t(caseloadMessages.shareOutEvenly)}
    </Button>
  );

  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={shareOut} />
      <MoveFeedback moves={moves} />
      <div className={styles.screen}>
        <MentorList board={board} chosen={mentor} organisation={organisation} />
        <section className={styles.list} aria-labelledby="learners">
          <h2 id="learners">{t(headingOf(last === undefined ? mentor : 'none', name))}</h2>
          <ListFrame
            list={list}
            notLoaded={caseloadMessages.notLoaded}
            search={{
              label: caseloadMessages.findLearner,
              placeholder: caseloadMessages.searchHint,
            }}
            filters={filters}
            tools={<Downloads list={list} path={caseloadExport} />}
            empty={<Empty>{t(caseloadMessages.noLearnersYet)}</Empty>}
          >
            <LearnerTable list={list} rows={list.rows} selection={selection} />
          </ListFrame>
          {selection.count > 0 && (
            <GiveBar list={list} selection={selection} mentors={board.mentors} moves={moves} />
          )}
        </section>
      </div>
      <Opened board={board} initialSource={mentor} organisation={organisation} moves={moves} />
    </>
  );
}

/** What the address opens, apart from the list, which stays as it is meanwhile. */
function Opened(props: Omit<ComponentProps<typeof ShareOutDialog>, 'onClose'>) {
  const { edit, close } = useOpenRecord(route.useSearch());
  function handleClose() {
    props.moves.clearProblem();
    void close();
  }
  return edit === 'new' && <ShareOutDialog {...props} onClose={handleClose} />;
}

function headingOf(mentor: string | undefined, name: string | undefined): Translatable {
  if (mentor === undefined) return caseloadMessages.allLearners;
  if (mentor === 'none') return caseloadMessages.learnersWithout;
  return name === undefined
    ? caseloadMessages.learnersOfNobody
    : message(caseloadMessages.learnersOf, { mentor: name });
}
