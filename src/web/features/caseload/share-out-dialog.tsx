import type { mentorBoard } from '#contract/caseload.ts';
import type { Answer } from '#contract/endpoint.ts';
import { counted } from '#web/platform/counted.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxList } from '#web/ui/checkbox-list.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from './caseload.module.css';
import { SharePreview } from './share-preview.tsx';
import type { Moves } from './use-moves.ts';
import { useShareOut } from './use-share-out.ts';
import { learnersInWords } from './words.ts';

type Props = {
  board: Answer<typeof mentorBoard>;
  /** Whose learners are in sight behind it. */
  of: string | undefined;
  moves: Moves;
  onClose: () => void;
};

export function ShareOutDialog({ board, of, moves, onClose }: Props) {
  const sharing = useShareOut({ board, of, moves });
  const { mentors, share } = sharing;
  const count = share?.moves.length ?? 0;

  async function confirm() {
    if (await sharing.confirm()) onClose();
  }

  return (
    <Dialog
      open
      title="Share out evenly"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="primary"
            busy={moves.isBusy}
            disabled={count === 0}
            onClick={() => void confirm()}
          >
            {count === 0 ? 'Share out' : `Share out ${counted(count, 'learner')}`}
          </Button>
        </>
      }
    >
      <div className={styles.sharing}>
        <SelectField
          label="Whose learners"
          value={sharing.of}
          options={whose(board)}
          onChange={(event) => sharing.shareOutOf(event.target.value)}
        />
        <CheckboxList
          key={sharing.of}
          legend="Among these mentors"
          id="among"
          choices={board.mentors.map(({ uuid, name, ...load }) => ({
            ...{ value: uuid, label: name, note: learnersInWords(load) },
          }))}
          chosen={mentors}
          onChange={sharing.choose}
          summary={`${counted(mentors.length, 'mentor')} chosen`}
          filterLabel="Find a mentor"
        />
        <Button variant="quiet" className={styles.whole} onClick={sharing.chooseAllOrNone}>
          {mentors.length > 0 ? 'Choose none' : 'Choose all mentors'}
        </Button>
        <div role="status">
          {moves.said?.isProblem && <Notice tone="warn">{moves.said.words}</Notice>}
        </div>
        <SharePreview query={sharing.preview} share={share} isNobodyChosen={mentors.length === 0} />
      </div>
    </Dialog>
  );
}

function whose({ mentors, without }: Props['board']) {
  return [
    { value: 'none', label: `Learners without a mentor (${without.learners})` },
    ...mentors
      .filter(({ learners }) => learners > 0)
      .map(({ uuid, name, learners }) => ({
        ...{ value: uuid, label: `${name}’s learners (${learners})` },
      })),
  ];
}
