import { useSuspenseQuery } from '@tanstack/react-query';
import { mentorBoard } from '#contract/caseload.ts';
import { page } from '#contract/pages.ts';
import { read } from '#web/platform/data.ts';
import { ListFrame } from '#web/platform/list/list-frame.tsx';
import { useList } from '#web/platform/list/use-list.ts';
import { useOpened } from '#web/platform/list/use-opened.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import styles from './caseload.module.css';
import { caseloadList } from './caseload-list.ts';
import { GiveBar } from './give-bar.tsx';
import { LearnerTable } from './learner-table.tsx';
import { MentorList } from './mentor-list.tsx';
import { MovedLine } from './moved-line.tsx';
import { ShareOutDialog } from './share-out-dialog.tsx';
import { useChosen } from './use-chosen.ts';
import { useMoves } from './use-moves.ts';

const { title, purpose } = page('/mentor/caseload');

/** Whose learner everybody is: given one by one, many at once, or shared out evenly. */
export function CaseloadScreen() {
  const board = useSuspenseQuery(read(mentorBoard, {})).data;
  const list = useList(caseloadList);
  const chosen = useChosen();
  const moves = useMoves();
  const { edit, openNew, close } = useOpened();
  const { mentor } = list.asked.filters;
  const name = board.mentors.find(({ uuid }) => uuid === mentor)?.name;

  const shareOut = (
    <Button
      variant="primary"
      onClick={() => {
        moves.forget();
        void openNew();
      }}
    >
      Share out evenly
    </Button>
  );

  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={shareOut} />
      <MovedLine moves={moves} />
      <div className={styles.screen}>
        <MentorList board={board} chosen={mentor} />
        <section className={styles.list} aria-labelledby="learners">
          <h2 id="learners">{headingOf(mentor, name)}</h2>
          <ListFrame
            list={list}
            what="The learners"
            search={{ label: 'Find a learner', placeholder: 'Search by name or email...' }}
            empty={<Empty>There are no learners yet.</Empty>}
          >
            <LearnerTable list={list} rows={list.rows} chosen={chosen} />
          </ListFrame>
          {chosen.all.length > 0 && (
            <GiveBar
              learners={chosen.all}
              mentors={board.mentors}
              moves={moves}
              onClear={chosen.clear}
            />
          )}
        </section>
      </div>
      {edit === 'new' && (
        <ShareOutDialog
          board={board}
          of={mentor}
          moves={moves}
          onClose={() => {
            moves.forgetProblem();
            void close();
          }}
        />
      )}
    </>
  );
}

function headingOf(mentor: string | undefined, name: string | undefined): string {
  if (mentor === undefined) return 'All learners';
  if (mentor === 'none') return 'Learners without a mentor';
  return name === undefined ? 'Learners of nobody who mentors now' : `${name}’s learners`;
}
