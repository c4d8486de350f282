import { getRouteApi } from '@tanstack/react-router';
import { page } from '#contract/pages.ts';
import type { Subscription } from '#contract/subscriptions.ts';
import { message } from '#messages/message.ts';
import { sharedMessages } from '#messages/shared.ts';
import { subscriptionsMessages } from '#messages/subscriptions.ts';
import { lazyPart, usePrefetch } from '#web/platform/lazy-part.tsx';
import { Downloads } from '#web/platform/list/downloads.tsx';
import { ListFrame } from '#web/platform/list/list-frame.tsx';
import { useList } from '#web/platform/list/use-list.ts';
import { useOpenRecord } from '#web/platform/list/use-open-record.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { AddButton } from '#web/ui/add-button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { FeedbackLiveRegion } from '#web/ui/row-feedback.tsx';
import { useFeedback } from '#web/ui/use-feedback.ts';
import { BillingStatus } from './billing-status.tsx';
import { cancelledMessage } from './cancellation.ts';
import { statusLabel, statusOptions } from './status-labels.ts';
import { subscriptionList } from './subscription-list.ts';
import { SubscriptionTable } from './subscription-table.tsx';
import { useBilling } from './use-billing.ts';
import { useCancel } from './use-cancel.ts';

const route = getRouteApi('/shell/subscriptions');
const { title, purpose } = page('/subscriptions');
const OpenSubscription = lazyPart(
  async () => (await import('./open-subscription.tsx')).OpenSubscription,
);

const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog);

export function SubscriptionsScreen() {
  const { t } = useTranslation();
  const search = route.useSearch();
  const list = useList(subscriptionList, search);
  const billing = useBilling();
  const opened = useOpenRecord(search);
  const { said, say: tell, sayAbove: tellAbove } = useFeedback();
  const cancelling = useCancel((cancelled) => tell(cancelled.id, cancelledMessage(cancelled)));
  const { status } = list.asked.filters;
  usePrefetch(OpenSubscription);
  usePrefetch(CancelDialog);

  /** After the dialog has closed: screen readers ignore live regions behind it. */
  async function announce({ id, user }: Subscription, isNew: boolean) {
    await opened.close();
    if (isNew) tellAbove(id, message(subscriptionsMessages.added, { name: user.name }));
    else tell(id, sharedMessages.saved);
  }

  const add = billing?.stripe === false && (
    <AddButton onPress={() => void opened.openNew()}>{subscriptionsMessages.add}</AddButton>
  );

  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={add} />
      {billing && <BillingStatus billing={billing} />}
      <FeedbackLiveRegion said={said} />
      <ListFrame
        list={list}
        notLoaded={subscriptionsMessages.notLoaded}
        search={{
          label: subscriptionsMessages.find,
          placeholder: subscriptionsMessages.findHint,
        }}
        filters={[
          {
            name: 'status',
            label: sharedMessages.status,
            options: statusOptions,
            words: status && statusLabel(status),
          },
        ]}
        tools={<Downloads list={list} path="/api/admin/export/subscriptions" />}
        empty={<Empty action={add}>{t(subscriptionsMessages.none)}</Empty>}
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
