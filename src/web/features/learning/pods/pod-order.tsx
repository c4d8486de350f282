import { useQueryClient } from '@tanstack/react-query';
import { type Area, orderPods, type Pod, podsOfArea } from '#contract/learning/learning.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { message } from '#lib/messages/message.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { call } from '#web/platform/calls/call.ts';
import { read, refresh } from '#web/platform/calls/endpoint-query.ts';
import { untilRendered } from '#web/platform/drafts/until-rendered.ts';
import type { Feedback } from '#web/ui/feedback/use-feedback.ts';
import { SortableList } from '#web/ui/sortable-list/sortable-list.tsx';
import { OrderStatus } from './order-status.tsx';
import { PodRow } from './pod-row.tsx';
import { useLateOrderFailure } from './use-late-order-failure.ts';
import { useSavedOrder } from './use-saved-order.ts';

type Props = { area: Area; pods: readonly Pod[]; mayWrite: boolean; feedback: Feedback | null };

/** The pods of one area, in the order learners meet them. */
export function PodOrder({ area, pods, mayWrite, feedback }: Props) {
  const client = useQueryClient();
  const { locale } = useTranslation();
  const { queryKey } = read(podsOfArea, { params: { area: area.uuid } });
  const label = message(sharedMessages.podsOf, { area: nameIn(locale, area) });
  const onFailed = useLateOrderFailure(label, {
    path: `/learning/pods?area=${area.uuid}`,
    label: nameIn(locale, area),
  });
  const order = useSavedOrder({
    items: pods,
    onFailed,
    send: (next, seen) =>
      call(orderPods, { body: { uuid: area.uuid, pods: [...next], seen: [...seen] } }),
    async applyOrder(sort) {
      // A reply still under way would bring the old order back for a moment.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (cached) => cached && { pods: sort(cached.pods) });
      await untilRendered();
    },
    refetch: () => void refresh(client, orderPods.topics),
  });

  return (
    <>
      <SortableList
        items={order.items}
        keyOf={({ uuid }) => uuid}
        nameOf={(pod) => nameIn(locale, pod)}
        noun={learningMessages.pod}
        label={label}
        isFixed={!mayWrite}
        onMove={order.move}
        renderItem={(pod) => (
          <PodRow pod={pod} within={area.uuid} mayWrite={mayWrite} feedback={feedback} />
        )}
      />
      <OrderStatus order={order} />
    </>
  );
}
