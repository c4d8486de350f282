import { useQueryClient } from '@tanstack/react-query';
import { type Area, orderPods, type Pod, podsOfArea } from '#contract/learning.ts';
import { nameIn } from '#contract/place-names.ts';
import { learningText } from '#texts/learning.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { call } from '#web/platform/call.ts';
import { read, refresh } from '#web/platform/data.ts';
import { shown } from '#web/platform/shown.ts';
import { useText } from '#web/platform/use-text.tsx';
import { SortableList } from '#web/ui/sortable-list.tsx';
import type { Said } from '#web/ui/use-said.ts';
import { OrderLine } from './order-line.tsx';
import { PodRow } from './pod-row.tsx';
import { useSavedOrder } from './use-saved-order.ts';

type Props = { area: Area; pods: readonly Pod[]; mayWrite: boolean; said: Said | null };

/** The pods of one area, in the order learners meet them. */
export function PodOrder({ area, pods, mayWrite, said }: Props) {
  const client = useQueryClient();
  const { locale } = useText();
  const { queryKey } = read(podsOfArea, { params: { area: area.uuid } });
  const order = useSavedOrder({
    items: pods,
    send: (next) => call(orderPods, { body: { uuid: area.uuid, pods: [...next] } }),
    async keep(sorted) {
      // An answer on its way would put the old order back for a moment.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (known) => known && { pods: sorted(known.pods) });
      await shown();
    },
    settle: () => void refresh(client, orderPods.topics),
  });

  return (
    <>
      <SortableList
        items={order.items}
        keyOf={({ uuid }) => uuid}
        nameOf={(pod) => nameIn(locale, pod)}
        noun={learningText.pod}
        label={say(sharedText.podsOf, { area: nameIn(locale, area) })}
        isFixed={!mayWrite}
        onMove={order.move}
        renderItem={(pod) => (
          <PodRow pod={pod} within={area.uuid} mayWrite={mayWrite} said={said} />
        )}
      />
      <OrderLine order={order} />
    </>
  );
}
