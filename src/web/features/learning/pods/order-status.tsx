import { learningMessages } from '#messages/learning/learning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './order-status.module.css';
import type { useSavedOrder } from './use-saved-order.ts';

type Order = ReturnType<typeof useSavedOrder>;
type Props = { order: Pick<Order, 'undo' | 'retry' | 'isSaving' | 'failure'> };

/** Whether the order is saved, with undo. The list itself has announced the move. */
export function OrderStatus({ order: { undo, retry, isSaving, failure } }: Props) {
  const { t } = useTranslation();
  const undoButton = undo && (
    <SmallButton onPress={undo} label={learningMessages.undoOrder}>
      {t(sharedMessages.undo)}
    </SmallButton>
  );
  if (failure) {
    return (
      <Callout tone="danger" role="alert">
        {t(learningMessages.orderNotSaved, {
          strong: (inside) => <strong>{inside}</strong>,
          why: failure,
        })}{' '}
        {retry && <SmallButton onPress={retry}>{t(sharedMessages.tryAgain)}</SmallButton>}
        {undoButton}
      </Callout>
    );
  }
  if (!undo && !isSaving) return null;
  return (
    <p className={styles.line}>
      {t(isSaving ? learningMessages.savingOrder : learningMessages.orderSaved)}
      {undoButton}
    </p>
  );
}
