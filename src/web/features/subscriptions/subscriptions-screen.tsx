import { getRouteApi } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { page } from '#contract/pages/pages.ts';
import { subscriptionList as calls } from '#contract/pages/people.ts';
import { statusLabel } from '#contract/subscriptions/subscription-words.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { message } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { defineList } from '#web/patterns/list/define-list.ts';
import { Downloads } from '#web/patterns/list/downloads.tsx';
import { ListFrame } from '#web/patterns/list/list-frame.tsx';
import { useList } from '#web/patterns/list/use-list.ts';
import {
  useOpenRecord,
  useOpenRecordActions,
  withoutOpenRecord,
} from '#web/patterns/list/use-open-record.ts';
import { SelectionBar } from '#web/patterns/selection/selection-bar.tsx';
import { useSelection } from '#web/patterns/selection/use-selection.ts';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';
import { AddButton } from '#web/ui/button/add-button.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { FeedbackLiveRegion } from '#web/ui/feedback/row-feedback.tsx';
import { useFeedback } from '#web/ui/feedback/use-feedback.ts';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { BillingStatus } from './billing-status.tsx';
import { cancelledMessage } from './cancellation.ts';
import { statusOptions } from './status-labels.ts';
import { SubscriptionTable } from './subscription-table.tsx';
import { useBilling } from './use-billing.ts';

const route = getRouteApi('/shell/subscriptions');
const { title, purpose } = page('/subscriptions');
const OpenSubscription = lazyPart(
  async () => (await import('./open-subscription.tsx')).OpenSubscription,
);
const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog);

const subscriptionList = defineList({
  calls,
  selectPage: ({ subscriptions }) => subscriptions,
  sorts: {
    '-created_at': sharedMessages.newestFirst,
    created_at: sharedMessages.oldestFirst,
    ends_at: subscriptionsMessages.endEarliestFirst,
    '-ends_at': subscriptionsMessages.endLatestFirst,
  },
});

export function SubscriptionsScreen() {
  const { t } = useTranslation();
  const search = route.useSearch({ select: withoutOpenRecord, structuralSharing: true });
  const list = useList(subscriptionList, search);
  const selection = useSelection(list, search.select);
  const billing = useBilling();
  const { openNew } = useOpenRecordActions();
  const { feedback, report, reportAbove } = useFeedback();
  const [cancelling, setCancelling] = useState<Subscription | null>(null);
  const { status } = list.params.filters;
  const seesEverybody = hasPermission(useCurrentUser(), 'people.manage');
  usePrefetch(OpenSubscription);
  usePrefetch(CancelDialog);

  function announce({ id, user }: Subscription, isNew: boolean) {
    if (isNew) reportAbove(id, message(subscriptionsMessages.added, { name: user.name }));
    else report(id, sharedMessages.saved);
  }

  function announceCancelled(cancelled: Subscription, isOpen: boolean) {
    const what = cancelledMessage(cancelled);
    if (isOpen) {
      setCancelling(null);
      return report(cancelled.id, what);
    }
    // Whoever closed the dialog may be looking at other rows.
    const { name } = cancelled.user;
    reportAbove(cancelled.id, message(subscriptionsMessages.cancelledOf, { name, what }));
  }

  const add = billing?.stripe === false && (
    <AddButton onPress={() => void openNew()}>{subscriptionsMessages.add}</AddButton>
  );

  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={add} />
      {billing && <BillingStatus billing={billing} />}
      <FeedbackLiveRegion feedback={feedback} />
      {cancelling && (
        <CancelDialog
          key={cancelling.id}
          subscription={cancelling}
          onClose={() => setCancelling(null)}
          onCancelled={announceCancelled}
        />
      )}
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
        byOrganisation={seesEverybody}
        tools={<Downloads list={list} path="/api/admin/export/subscriptions" />}
        empty={<Empty action={add}>{t(subscriptionsMessages.none)}</Empty>}
      >
        <SubscriptionTable
          list={list}
          rows={list.rows}
          selection={selection}
          feedback={feedback}
          onCancel={setCancelling}
        />
      </ListFrame>
      {selection.count > 0 && (
        <SelectionBar list={list} selection={selection} path="/api/admin/export/subscriptions" />
      )}
      <Opened rows={list.rows} isLoaded={!list.query.isPending} onSaved={announce} />
    </>
  );
}

/** What the address opens, apart from the list, which stays as it is meanwhile. */
function Opened(props: Omit<ComponentProps<typeof OpenSubscription>, 'opened'>) {
  const opened = useOpenRecord(route.useSearch());
  return opened.edit && <OpenSubscription {...props} opened={opened} />;
}
