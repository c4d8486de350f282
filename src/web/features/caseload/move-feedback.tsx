import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './caseload.module.css';
import type { Moves } from './use-moves.ts';

/** What came of the last move, with the way back; or why it was not made. */
export function MoveFeedback({ moves }: { moves: Moves }) {
  return <div role="status">{moves.said && <Line moves={moves} said={moves.said} />}</div>;
}

type Props = { moves: Moves; said: NonNullable<Moves['said']> };

/** It takes the focus, as what was pressed to get here is gone: on the way back, if there is one. */
function Line({ moves, said: { words, number, isProblem, back } }: Props) {
  const { t } = useTranslation();
  const canUndo = back.length > 0;
  return (
    <Callout tone={isProblem ? 'danger' : 'ok'}>
      <p key={number} className={styles.moved} tabIndex={-1} ref={canUndo ? undefined : focusOn}>
        {t(words)}
        {canUndo && (
          <Button ref={focusOn} busy={moves.isBusy} onClick={() => void moves.undo()}>
            {t(sharedMessages.undo)}
          </Button>
        )}
      </p>
    </Callout>
  );
}

const focusOn = (element: HTMLElement | null) => element?.focus();
