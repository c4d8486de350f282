import { useSuspenseQuery } from '@tanstack/react-query';
import { mentorBoard } from '#contract/caseload.ts';
import { page } from '#contract/pages.ts';
import { caseloadText } from '#texts/caseload.ts';
import { type Sayable, say } from '#texts/text.ts';
import { read } from '#web/platform/data.ts';
import { later, useAhead } from '#web/platform/later.tsx';
import { ListFrame } from '#web/platform/list/list-frame.tsx';
import { useList } from '#web/platform/list/use-list.ts';
import { useOpened } from '#web/platform/list/use-opened.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import styles from './caseload.module.css';
import { caseloadList } from './caseload-list.ts';
import { GiveBar } from './give-bar.tsx';
import { LearnerTable } from './learner-table.tsx';
import { MentorList } from './mentor-list.tsx';
import { MovedLine } from './moved-line.tsx';
import { useChosen } from './use-chosen.ts';
import { useMoves } from './use-moves.ts';

export { ahead } from './caseload-list.ts';

const { title, purpose } = page('/mentor/caseload');
const ShareOutDialog = later(async () => (await import('./share-out-dialog.tsx')).ShareOutDialog);

/** Whose learner everybody is: given one by one, many at once, or shared out evenly. */
export function CaseloadScreen() {
  const { t } = useText();
  const board = useSuspenseQuery(read(mentorBoard, {})).data;
  const list = useList(caseloadList);
  const chosen = useChosen();
  const moves = useMoves();
  const { edit, openNew, close } = useOpened();
  const { mentor } = list.asked.filters;
  useAhead(ShareOutDialog);
  const name = board.mentors.find(({ uuid }) => uuid === mentor)?.name;

  const shareOut = (
    <Button
      variant="primary"
      onClick={() => {
        moves.forget();
        void openNew();
      }}
    >
      {t(caseloadText.shareOutEvenly)}
    </Button>
  );

  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={shareOut} />
      <MovedLine moves={moves} />
      <div className={styles.screen}>
        <MentorList board={board} chosen={mentor} />
        <section className={styles.list} aria-labelledby="learners">
          <h2 id="learners">{t(headingOf(mentor, name))}</h2>
          <ListFrame
            list={list}
            notLoaded={caseloadText.notLoaded}
            search={{ label: caseloadText.findLearner, placeholder: caseloadText.searchHint }}
            empty={<Empty>{t(caseloadText.noLearnersYet)}</Empty>}
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

function headingOf(mentor: string | undefined, name: string | undefined): Sayable {
  if (mentor === undefined) return caseloadText.allLearners;
  if (mentor === 'none') return caseloadText.learnersWithout;
  return name === undefined
    ? caseloadText.learnersOfNobody
    : say(caseloadText.learnersOf, { mentor: name });
}
