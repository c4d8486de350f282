import { useQueryClient } from '@tanstack/react-query';
import { areaContent, type PodContent } from '#contract/learning/area-content.ts';
import { type Area, orderPods } from '#contract/learning/learning.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { message } from '#lib/messages/message.ts';
import { areaPageMessages } from '#messages/learning/area-page.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { OrderStatus } from '#web/features/learning/pods/order-status.tsx';
import { useLateOrderFailure } from '#web/features/learning/pods/use-late-order-failure.ts';
import { useSavedOrder } from '#web/features/learning/pods/use-saved-order.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useOpenRecordActions } from '#web/patterns/list/use-open-record.ts';
import { call } from '#web/platform/calls/call.ts';
import { read, refresh } from '#web/platform/calls/endpoint-query.ts';
import { untilRendered } from '#web/platform/drafts/until-rendered.ts';
import { AddButton } from '#web/ui/button/add-button.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import type { Feedback } from '#web/ui/feedback/use-feedback.ts';
import { SortableList } from '#web/ui/sortable-list/sortable-list.tsx';
import styles from './area-page.module.css';
import type { QuestionsPart } from './area-screen.tsx';
import { PodPart } from './pod-part.tsx';
import { useOpenPods } from './use-open-pods.ts';

type Props = {
  area: Area;
  pods: readonly PodContent[];
  mayWrite: boolean;
  feedback: Feedback | null;
  Questions: QuestionsPart;
};

/** The pods in the order learners meet them; each opens to what it offers and asks. */
export function AreaPodList({ area, pods, mayWrite, feedback, Questions }: Props) {
  const { t, locale } = useTranslation();
  const { openNew } = useOpenRecordActions();
  const { openPods, toggle, openOnly } = useOpenPods();
  const order = useAreaOrder(area, pods);
  const all = pods.map(({ uuid }) => uuid);
  const allOpen = all.every((uuid) => openPods.includes(uuid));
  return (
    <section className={styles.pods} aria-labelledby="pods">
      <div className={styles.head}>
        <h2 id="pods">{t(learningMessages.podsCount, { count: pods.length })}</h2>
        {pods.length > 0 && (
          <Button variant="quiet" onClick={() => openOnly(allOpen ? [] : all)}>
            {t(allOpen ? areaPageMessages.close : areaPageMessages.open)}
          </Button>
        )}
        {mayWrite && (
          <AddButton onPress={() => void openNew()}>{learningMessages.addPod}</AddButton>
        )}
      </div>
      {pods.length === 0 && <Empty>{t(areaPageMessages.noPods)}</Empty>}
      <div className={styles.list}>
        <SortableList
          items={order.items}
          keyOf={({ uuid }) => uuid}
          nameOf={(pod) => nameIn(locale, pod)}
          noun={learningMessages.pod}
          label={message(sharedMessages.podsOf, { area: nameIn(locale, area) })}
          isFixed={!mayWrite}
          onMove={order.move}
          renderItem={(pod) => (
            <PodPart
              pod={pod}
              area={area.uuid}
              isOpen={openPods.includes(pod.uuid)}
              onToggle={() => toggle(pod.uuid)}
              mayWrite={mayWrite}
              feedback={feedback}
              Questions={Questions}
            />
          )}
        />
      </div>
      <OrderStatus order={order} />
    </section>
  );
}

function useAreaOrder(area: Area, pods: readonly PodContent[]) {
  const client = useQueryClient();
  const { locale } = useTranslation();
  const name = nameIn(locale, area);
  const { queryKey } = read(areaContent, { params: { area: area.uuid } });
  const onFailed = useLateOrderFailure(message(sharedMessages.podsOf, { area: name }), {
    path: `/learning/areas/${area.uuid}`,
    label: name,
  });
  return useSavedOrder({
    items: pods,
    onFailed,
    send: (next, seen) =>
      call(orderPods, { body: { uuid: area.uuid, pods: [...next], seen: [...seen] } }),
    async applyOrder(sort) {
      // A reply still under way would bring the old order back for a moment.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (cached) => cached && { ...cached, pods: sort(cached.pods) });
      await untilRendered();
    },
    refetch: () => void refresh(client, orderPods.topics),
  });
}
