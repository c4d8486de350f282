import { UndoLine } from '#web/ui/feedback/undo-line.tsx';
import type { Moves } from './use-moves.ts';

/** The result of the last move, with undo; or why it was not made. */
export function MoveFeedback({ moves }: { moves: Moves }) {
  const { feedback, undo, isBusy } = moves;
  const canUndo = feedback !== null && feedback.undoMoves.length > 0;
  return (
    <UndoLine result={feedback} onUndo={canUndo ? () => void undo() : undefined} isBusy={isBusy} />
  );
}
