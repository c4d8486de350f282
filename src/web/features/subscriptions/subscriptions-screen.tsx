import { page } from '#contract/pages.ts';
import type { Subscription } from '#contract/subscriptions.ts';
import { sharedText } from '#texts/shared.ts';
import { subscriptionsText } from '#texts/subscriptions.ts';
import { say } from '#texts/text.ts';
import { later, useAhead } from '#web/platform/later.tsx';
import { Downloads } from '#web/platform/list/downloads.tsx';
import { ListFrame } from '#web/platform/list/list-frame.tsx';
import { useList } from '#web/platform/list/use-list.ts';
import { useOpened } from '#web/platform/list/use-opened.ts';
import { useText } from '#web/platform/use-text.tsx';
import { AddButton } from '#web/ui/add-button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SaidAloud } from '#web/ui/said-here.tsx';
import { useSaid } from '#web/ui/use-said.ts';
import { cancelledWords } from './ending.ts';
import { KeptBy } from './kept-by.tsx';
import { inWords, statusOptions } from './status-words.ts';
import { subscriptionList } from './subscription-list.ts';
import { SubscriptionTable } from './subscription-table.tsx';
import { useBilling } from './use-billing.ts';
import { useCancel } from './use-cancel.ts';

export { ahead } from './subscription-list.ts';

const { title, purpose } = page('/subscriptions');
const OpenSubscription = later(
  async () => (await import('./open-subscription.tsx')).OpenSubscription,
);

const CancelDialog = later(async () => (await import('./cancel-dialog.tsx')).CancelDialog);

export function SubscriptionsScreen() {
  const { t } = useText();
  const list = useList(subscriptionList);
  const billing = useBilling();
  const opened = useOpened();
  const { said, say: tell, sayAbove: tellAbove } = useSaid();
  const cancelling = useCancel((cancelled) => tell(cancelled.id, cancelledWords(cancelled)));
  const { status } = list.asked.filters;
  useAhead(OpenSubscription);
  useAhead(CancelDialog);

  /** After the dialog has gone: what is said behind it, nobody hears. */
  async function announce({ id, user }: Subscription, isNew: boolean) {
    await opened.close();
    if (isNew) tellAbove(id, say(subscriptionsText.added, { name: user.name }));
    else tell(id, sharedText.saved);
  }

  const add = billing?.stripe === false && (
    <AddButton onPress={() => void opened.openNew()}>{subscriptionsText.add}</AddButton>
  );

  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={add} />
      {billing && <KeptBy billing={billing} />}
      <SaidAloud said={said} />
      <ListFrame
        list={list}
        notLoaded={subscriptionsText.notLoaded}
        search={{
          label: subscriptionsText.find,
          placeholder: subscriptionsText.findHint,
        }}
        filters={[
          {
            name: 'status',
            label: sharedText.status,
            options: statusOptions,
            words: status && inWords(status),
          },
        ]}
        tools={<Downloads list={list} path="/api/admin/export/subscriptions" />}
        empty={<Empty action={add}>{t(subscriptionsText.none)}</Empty>}
      >
        <SubscriptionTable list={list} rows={list.rows} said={said} onCancel={cancelling.ask} />
      </ListFrame>
      {cancelling.asked && <CancelDialog cancelling={cancelling} asked={cancelling.asked} />}
      {opened.edit && (
        <OpenSubscription
          opened={opened}
          rows={list.rows}
          isLoaded={!list.query.isPending}
          onSaved={announce}
        />
      )}
    </>
  );
}
