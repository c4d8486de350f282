import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import styles from './caseload.module.css';
import type { Moves } from './use-moves.ts';

/** The result of the last move, with undo; or why it was not made. */
export function MoveFeedback({ moves }: { moves: Moves }) {
  const { feedback } = moves;
  return <div role="status">{feedback && <Line moves={moves} feedback={feedback} />}</div>;
}

type Props = { moves: Moves; feedback: NonNullable<Moves['feedback']> };

/** Takes the focus, as the button that was pressed is gone: on Undo, if there is one. */
function Line({ moves, feedback: { text, number, isProblem, undoMoves } }: Props) {
  const { t } = useTranslation();
  const canUndo = undoMoves.length > 0;
  return (
    <Callout tone={isProblem ? 'danger' : 'ok'}>
      <p key={number} className={styles.moved} tabIndex={-1} ref={canUndo ? undefined : focusOn}>
        {t(text)}
        {canUndo && (
          <Button ref={focusOn} busy={moves.isBusy} onClick={() => void moves.undo()}>
            {t(sharedMessages.undo)}
          </Button>
        )}
      </p>
    </Callout>
  );
}
