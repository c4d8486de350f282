import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';
import type { useOpenRecord } from '#web/patterns/list/use-open-record.ts';
import { RecordNotFound } from '#web/ui/dialog/record-not-found.tsx';
import { SubscriptionDialog } from './subscription-dialog.tsx';

type Props = {
  opened: ReturnType<typeof useOpenRecord>;
  rows: readonly Subscription[];
  isLoaded: boolean;
  onSaved: (subscription: Subscription, isNew: boolean) => Promise<void>;
};

/** The form that the address opens: of one of the rows, or of a new subscription. */
export function OpenSubscription({ opened, rows, isLoaded, onSaved }: Props) {
  const { edit } = opened;
  const close = () => void opened.close();
  const row = rows.find(({ id, kept }) => id === edit && kept === 'by_hand');
  if (!edit || !(isLoaded || edit === 'new')) return null;
  if (!row && edit !== 'new')
    return (
      <RecordNotFound
        title={subscriptionsMessages.noSuch}
        advice={subscriptionsMessages.lookInList}
        onClose={close}
      />
    );
  return (
    <SubscriptionDialog
      key={edit}
      subscription={row}
      onClose={close}
      onSaved={(saved) => void onSaved(saved, row === undefined)}
    />
  );
}
