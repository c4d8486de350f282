import type { mentorBoard } from '#contract/caseload.ts';
import type { Answer } from '#contract/endpoint.ts';
import { caseloadText } from '#texts/caseload.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxList } from '#web/ui/checkbox-list.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from './caseload.module.css';
import { SharePreview } from './share-preview.tsx';
import type { Moves } from './use-moves.ts';
import { useShareOut } from './use-share-out.ts';
import { learnersOf } from './words.ts';

type Props = {
  board: Answer<typeof mentorBoard>;
  /** Whose learners are in sight behind it. */
  of: string | undefined;
  moves: Moves;
  onClose: () => void;
};

export function ShareOutDialog({ board, of, moves, onClose }: Props) {
  const { t } = useText();
  const sharing = useShareOut({ board, of, moves });
  const { mentors, share } = sharing;
  const count = share?.moves.length ?? 0;

  async function confirm() {
    if (await sharing.confirm()) onClose();
  }

  return (
    <Dialog
      open
      title={caseloadText.shareOutEvenly}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(sharedText.close)}</Button>
          <Button
            variant="primary"
            busy={moves.isBusy}
            disabled={count === 0}
            onClick={() => void confirm()}
          >
            {count === 0 ? t(caseloadText.shareOut) : t(caseloadText.shareOutCounted, { count })}
          </Button>
        </>
      }
    >
      <div className={styles.sharing}>
        <SelectField
          label={sharedText.whoseLearners}
          value={sharing.of}
          options={whose(board)}
          onChange={(event) => sharing.shareOutOf(event.target.value)}
        />
        <CheckboxList
          key={sharing.of}
          legend={caseloadText.amongMentors}
          id="among"
          choices={board.mentors.map(({ uuid, name, ...load }) => ({
            value: uuid,
            label: name,
            sought: name,
            note: learnersOf(load),
          }))}
          chosen={mentors}
          onChange={sharing.choose}
          summary={t(caseloadText.mentorsChosen, { count: mentors.length })}
          filterLabel={caseloadText.findMentor}
        />
        <Button variant="quiet" className={styles.whole} onClick={sharing.chooseAllOrNone}>
          {t(mentors.length > 0 ? caseloadText.chooseNone : caseloadText.chooseAllMentors)}
        </Button>
        <div role="status">
          {moves.said?.isProblem && <Notice tone="warn">{t(moves.said.words)}</Notice>}
        </div>
        <SharePreview query={sharing.preview} share={share} isNobodyChosen={mentors.length === 0} />
      </div>
    </Dialog>
  );
}

function whose({ mentors, without }: Props['board']) {
  return [
    {
      value: 'none',
      label: say(caseloadText.learnersWithoutCounted, { count: without.learners }),
    },
    ...mentors
      .filter(({ learners }) => learners > 0)
      .map(({ uuid, name, learners }) => ({
        value: uuid,
        label: say(caseloadText.learnersOfCounted, { mentor: name, count: learners }),
      })),
  ];
}
