import type { ReplyJson } from '#contract/endpoint.ts';
import type { mentorBoard } from '#contract/mentoring/caseload.ts';
import { message } from '#lib/messages/message.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { CheckboxList } from '#web/ui/checkbox-list/checkbox-list.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import styles from './caseload.module.css';
import { learnerCountMessage } from './caseload-messages.ts';
import { SharePreview } from './share-preview.tsx';
import type { Moves } from './use-moves.ts';
import { useShareOut } from './use-share-out.ts';

type Props = {
  board: ReplyJson<typeof mentorBoard>;
  /** The mentor whose learners the list behind the dialog shows. */
  initialSource: string | undefined;
  /** The one that the page is about: its learners alone are shared out. */
  organisation: string | undefined;
  moves: Moves;
  onClose: () => void;
};

export function ShareOutDialog({ board, initialSource, organisation, moves, onClose }: Props) {
  const { t } = useTranslation();
  const sharing = useShareOut({ board, initialSource, organisation, moves });
  const { mentors, share } = sharing;
  const count = share?.moves.length ?? 0;

  async function confirm() {
    if (await sharing.confirm()) onClose();
  }

  return (
    <Dialog
      open
      title={caseloadMessages.shareOutEvenly}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(sharedMessages.close)}</Button>
          <Button
            variant="primary"
            busy={moves.isBusy}
            disabled={count === 0}
            onClick={() => void confirm()}
          >
            {count === 0
              ? t(caseloadMessages.shareOut)
              : t(caseloadMessages.shareOutCounted, { count })}
          </Button>
        </>
      }
    >
      <div className={styles.sharing}>
        <SelectField
          label={sharedMessages.whoseLearners}
          value={sharing.source}
          options={sourceOptions(board)}
          onChange={(event) => sharing.chooseSource(event.target.value)}
        />
        <CheckboxList
          key={sharing.source}
          legend={caseloadMessages.amongMentors}
          id="among"
          choices={board.mentors.map(({ uuid, name, invited, ...load }) => ({
            value: uuid,
            label: name,
            searchText: name,
            note: invited
              ? message(caseloadMessages.onlyInvited, { learners: learnerCountMessage(load) })
              : learnerCountMessage(load),
          }))}
          chosen={mentors}
          onChange={sharing.choose}
          summary={t(caseloadMessages.mentorsChosen, { count: mentors.length })}
          filterLabel={caseloadMessages.findMentor}
        />
        <Button variant="quiet" className={styles.whole} onClick={sharing.chooseAllOrNone}>
          {t(mentors.length > 0 ? caseloadMessages.chooseNone : caseloadMessages.chooseAllMentors)}
        </Button>
        <div role="status">
          {moves.feedback?.isProblem && <Callout tone="warn">{t(moves.feedback.text)}</Callout>}
        </div>
        <SharePreview
          query={sharing.preview}
          share={share}
          organisation={organisation}
          isNobodyChosen={mentors.length === 0}
        />
      </div>
    </Dialog>
  );
}

function sourceOptions({ mentors, without }: Props['board']) {
  return [
    {
      value: 'none',
      label: message(caseloadMessages.learnersWithoutCounted, { count: without.learners }),
    },
    ...mentors
      .filter(({ learners }) => learners > 0)
      .map(({ uuid, name, learners }) => ({
        value: uuid,
        label: message(caseloadMessages.learnersOfCounted, { mentor: name, count: learners }),
      })),
  ];
}
