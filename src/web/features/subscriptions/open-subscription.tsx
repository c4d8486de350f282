import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';
import { MissingRecord } from '#web/patterns/kept-drafts/lazy-kept-drafts.ts';
import type { useOpenRecord } from '#web/patterns/list/use-open-record.ts';
import { useKeptRecord } from '#web/patterns/record-form/use-kept-record.ts';
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
  const { record: subscription, remember } = useKeptRecord({
    listed: rows.find(({ id, kept }) => id === edit && kept === 'by_hand'),
    isOpen: ({ id }) => id === edit,
    versionOf: ({ updated_at }) => updated_at,
  });
  if (!edit || !(isLoaded || edit === 'new')) return null;
  if (!subscription && edit !== 'new')
    return (
      <MissingRecord
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
