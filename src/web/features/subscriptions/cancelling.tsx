import { LateFailure } from '#web/patterns/late-failure/late-failure.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import styles from './subscriptions.module.css';
import type { useCancel } from './use-cancel.ts';

/** The question whether to cancel one, and what failed of another whose question was closed before. */
export function Cancelling({ cancelling }: { cancelling: ReturnType<typeof useCancel> }) {
  const { late, subscription } = cancelling;
  return (
    <>
      <div className={late && styles.failure}>
        <LateFailure late={late} />
      </div>
      {subscription && <CancelDialog cancelling={cancelling} subscription={subscription} />}
    </>
  );
}
