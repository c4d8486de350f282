import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './caseload.module.css';
import type { Moves } from './use-moves.ts';

/** What came of the last move, with the way back; or why it was not made. */
export function MovedLine({ moves }: { moves: Moves }) {
  const { moved, problem, isBusy } = moves;
  return (
    <div role="status">
      {problem && <Notice tone="danger">{problem}</Notice>}
      {moved && !problem && (
        <Notice tone="ok">
          <p className={styles.moved}>
            {moved.words}
            {moved.back.length > 0 && (
              <Button ref={takeFocus} busy={isBusy} onClick={() => void moves.undo()}>
                Undo
              </Button>
            )}
          </p>
        </Notice>
      )}
    </div>
  );
}

/** What was pressed to get here is gone. */
const takeFocus = (button: HTMLElement | null) => button?.focus();
