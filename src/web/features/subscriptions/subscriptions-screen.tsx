import { page } from '#contract/pages.ts';
import type { Subscription } from '#contract/subscriptions.ts';
import { Downloads } from '#web/platform/list/downloads.tsx';
import { ListFrame } from '#web/platform/list/list-frame.tsx';
import { useList } from '#web/platform/list/use-list.ts';
import { useOpened } from '#web/platform/list/use-opened.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SaidAloud } from '#web/ui/said-here.tsx';
import { useSaid } from '#web/ui/use-said.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { cancelledWords } from './ending.ts';
import { KeptBy } from './kept-by.tsx';
import { OpenSubscription } from './open-subscription.tsx';
import { inWords, statusOptions } from './status-words.ts';
import { subscriptionList } from './subscription-list.ts';
import { SubscriptionTable } from './subscription-table.tsx';
import { useBilling } from './use-billing.ts';
import { useCancel } from './use-cancel.ts';

const { title, purpose } = page('/subscriptions');

export function SubscriptionsScreen() {
  const list = useList(subscriptionList);
  const billing = useBilling();
  const opened = useOpened();
  const { said, say, sayAbove } = useSaid();
  const cancelling = useCancel((cancelled) => say(cancelled.id, cancelledWords(cancelled)));
  const { status } = list.asked.filters;

  /** After the dialog has gone: what is said behind it, nobody hears. */
  async function announce({ id, user }: Subscription, isNew: boolean) {
    await opened.close();
    if (isNew) sayAbove(id, `Subscription of ${user.name} added`);
    else say(id, 'Saved');
  }

  const add = billing?.stripe === false && (
    <Button variant="primary" onClick={() => void opened.openNew()}>
      <Icon name="plus" />
      Add subscription
    </Button>
  );

  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={add} />
      {billing && <KeptBy billing={billing} />}
      <SaidAloud said={said} />
      <ListFrame
        list={list}
        what="The subscriptions"
        search={{
          label: 'Find a subscription',
          placeholder: 'Person, email, type or organisation',
        }}
        filters={[
          {
            ...{ name: 'status', label: 'Status', options: statusOptions },
            words: status && inWords(status),
          },
        ]}
        tools={<Downloads list={list} path="/api/admin/export/subscriptions" />}
        empty={<Empty action={add}>No users to display</Empty>}
      >
        <SubscriptionTable list={list} rows={list.rows} said={said} onCancel={cancelling.ask} />
      </ListFrame>
      <CancelDialog cancelling={cancelling} />
      <OpenSubscription
        opened={opened}
        rows={list.rows}
        isLoaded={!list.query.isPending}
        onSaved={announce}
      />
    </>
  );
}
