import { Notice } from '#web/ui/notice.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import styles from './order-line.module.css';
import type { useSavedOrder } from './use-saved-order.ts';

type Props = { order: Pick<ReturnType<typeof useSavedOrder>, 'undo' | 'isSaving' | 'failure'> };

/** What became of the order, and the way back. The list itself has announced the move. */
export function OrderLine({ order: { undo, isSaving, failure } }: Props) {
  if (failure) {
    return (
      <Notice tone="danger" role="alert">
        <strong>The order was not saved.</strong> {failure}
      </Notice>
    );
  }
  if (!undo && !isSaving) return null;
  return (
    <p className={styles.line}>
      {isSaving ? 'Saving the order…' : 'New order saved'}
      {undo && (
        <SmallButton onPress={undo} label="Undo the new order">
          Undo
        </SmallButton>
      )}
    </p>
  );
}
