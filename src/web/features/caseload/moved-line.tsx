import { sharedText } from '#texts/shared.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './caseload.module.css';
import type { Moves } from './use-moves.ts';

/** What came of the last move, with the way back; or why it was not made. */
export function MovedLine({ moves }: { moves: Moves }) {
  return <div role="status">{moves.said && <Line moves={moves} said={moves.said} />}</div>;
}

type Props = { moves: Moves; said: NonNullable<Moves['said']> };

/** It takes the focus, as what was pressed to get here is gone: on the way back, if there is one. */
function Line({ moves, said: { words, number, isProblem, back } }: Props) {
  const { t } = useText();
  const canUndo = back.length > 0;
  return (
    <Notice tone={isProblem ? 'danger' : 'ok'}>
      <p key={number} className={styles.moved} tabIndex={-1} ref={canUndo ? undefined : takeFocus}>
        {t(words)}
        {canUndo && (
          <Button ref={takeFocus} busy={moves.isBusy} onClick={() => void moves.undo()}>
            {t(sharedText.undo)}
          </Button>
        )}
      </p>
    </Notice>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();
