import { learningAssetsText } from '#texts/learning-assets.ts';
import { sharedText } from '#texts/shared.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import styles from './order-line.module.css';
import type { useSavedOrder } from './use-saved-order.ts';

type Props = { order: Pick<ReturnType<typeof useSavedOrder>, 'undo' | 'isSaving' | 'failure'> };

/** What became of the order, and the way back. The list itself has announced the move. */
export function OrderLine({ order: { undo, isSaving, failure } }: Props) {
  const { t } = useText();
  if (failure) {
    return (
      <Notice tone="danger" role="alert">
        {t(learningAssetsText.orderNotSaved, {
          strong: (inside) => <strong>{inside}</strong>,
          why: failure,
        })}
      </Notice>
    );
  }
  if (!undo && !isSaving) return null;
  return (
    <p className={styles.line}>
      {t(isSaving ? learningAssetsText.savingOrder : learningAssetsText.orderSaved)}
      {undo && (
        <SmallButton onPress={undo} label={learningAssetsText.undoOrder}>
          {t(sharedText.undo)}
        </SmallButton>
      )}
    </p>
  );
}
