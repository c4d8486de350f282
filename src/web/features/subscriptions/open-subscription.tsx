import type { Subscription } from '#contract/subscriptions.ts';
import { subscriptionsText } from '#texts/subscriptions.ts';
import type { useOpened } from '#web/platform/list/use-opened.ts';
import { Gone } from '#web/ui/gone.tsx';
import { SubscriptionDialog } from './subscription-dialog.tsx';

type Props = {
  opened: ReturnType<typeof useOpened>;
  rows: readonly Subscription[];
  isLoaded: boolean;
  onSaved: (subscription: Subscription, isNew: boolean) => Promise<void>;
};

/** The form for what the address says is being changed: one of the rows, or a new one. */
export function OpenSubscription({ opened, rows, isLoaded, onSaved }: Props) {
  const { edit } = opened;
  const close = () => void opened.close();
  const row = rows.find(({ id, kept }) => id === edit && kept === 'by_hand');
  if (!edit || !(isLoaded || edit === 'new')) return null;
  if (!row && edit !== 'new')
    return (
      <Gone
        title={subscriptionsText.noSuch}
        advice={subscriptionsText.lookInList}
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
