import { useState } from 'react';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';
import type { useOpenRecord } from '#web/patterns/list/use-open-record.ts';
import { RecordNotFound } from '#web/ui/dialog/record-not-found.tsx';
import { SubscriptionDialog } from './subscription-dialog.tsx';

type Props = {
  opened: ReturnType<typeof useOpenRecord>;
  rows: readonly Subscription[];
  isLoaded: boolean;
  onSaved: (subscription: Subscription, isNew: boolean) => void;
};

/** The form that the address opens: of one of the rows, or of a new subscription. */
export function OpenSubscription({ opened, rows, isLoaded, onSaved }: Props) {
  const { edit, close } = opened;
  const { subscription, remember } = useEdited(edit, rows);
  if (!edit || !(isLoaded || edit === 'new')) return null;
  if (!subscription && edit !== 'new')
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
      subscription={subscription}
      onNewer={remember}
      onClose={close}
      onSaved={(saved) => onSaved(saved, subscription === undefined)}
    />
  );
}

/** One that is being edited may leave the list: the form keeps it as it was last seen. */
function useEdited(edit: string | undefined, rows: readonly Subscription[]) {
  const [lastSeen, remember] = useState<Subscription>();
  const row = rows.find(({ id, kept }) => id === edit && kept === 'by_hand');
  const remembered = lastSeen?.id === edit ? lastSeen : undefined;
  const subscription =
    row && remembered && remembered.updated_at > row.updated_at ? remembered : (row ?? remembered);
  if (subscription && subscription !== lastSeen) remember(subscription);
  return { subscription, remember };
}
