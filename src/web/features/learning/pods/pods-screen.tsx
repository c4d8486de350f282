import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { areaIndex, orphanPods, type Pod } from '#contract/learning/learning.ts';
import { page } from '#contract/pages/pages.ts';
import { uuidsIn } from '#contract/pages/search-params.ts';
import type { Translatable } from '#lib/messages/message.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useFocusAdded } from '#web/features/learning/use-focus-added.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useOpenRecordActions, withoutOpenRecord } from '#web/patterns/list/use-open-record.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';
import { AddButton } from '#web/ui/button/add-button.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { FeedbackLiveRegion } from '#web/ui/feedback/row-feedback.tsx';
import { useFeedback } from '#web/ui/feedback/use-feedback.ts';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { AreaPods } from './area-pods.tsx';
import styles from './pods.module.css';
import { UnassignedPods } from './unassigned-pods.tsx';

const route = getRouteApi('/shell/learning/pods');
const { title, purpose } = page('/learning/pods');
const EditedPod = lazyPart(async () => (await import('./edited-pod.tsx')).EditedPod);

export function PodsScreen() {
  const { areas } = useSuspenseQuery(read(areaIndex, {})).data;
  const { pods: orphans } = useSuspenseQuery(read(orphanPods, {})).data;
  const { openAreas, toggle } = useOpenAreas();
  const { feedback, report } = useFeedback();
  const { openNew } = useOpenRecordActions();
  const mayWrite = hasPermission(useCurrentUser(), 'learning.write');
  const focusAdded = useFocusAdded();
  usePrefetch(EditedPod);
  const { t } = useTranslation();
  const isEmpty = areas.length === 0 && orphans.length === 0;

  /** Opens an area of the saved pod if none of its areas is open. */
  function announce(pod: Pod, text: Translatable, isNew: boolean) {
    const [first] = pod.areas;
    const isVisible = !first || pod.areas.some(({ uuid }) => openAreas.includes(uuid));
    if (!isVisible) toggle(first.uuid);
    report(pod.uuid, text);
    if (isNew) focusAdded(pod.uuid);
  }

  const add = mayWrite && (
    <AddButton onPress={() => void openNew()}>{learningMessages.addPod}</AddButton>
  );

  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={!isEmpty && add} />
      <FeedbackLiveRegion feedback={feedback} />
      {isEmpty && <Empty action={add}>{t(sharedMessages.noPods)}</Empty>}
      {areas.length > 0 && (
        <div className={styles.areas}>
          {areas.map((area) => (
            <AreaPods
              key={area.uuid}
              area={area}
              isOpen={openAreas.includes(area.uuid)}
              onToggle={() => toggle(area.uuid)}
              mayWrite={mayWrite}
              feedback={feedback}
            />
          ))}
        </div>
      )}
      {!isEmpty && <UnassignedPods pods={orphans} mayWrite={mayWrite} feedback={feedback} />}
      <Opened orphans={orphans} openAreas={openAreas} areas={areas} onSaved={announce} />
    </>
  );
}

/** What the address opens, apart from the list, which stays as it is meanwhile. */
function Opened(props: ComponentProps<typeof EditedPod>) {
  const { edit, view } = route.useSearch();
  return edit || view ? <EditedPod {...props} /> : null;
}

/** The open areas are in the address. */
function useOpenAreas() {
  const openAreas = uuidsIn(
    route.useSearch({ select: withoutOpenRecord, structuralSharing: true }).area,
  );
  const navigate = route.useNavigate();

  function toggle(area: string) {
    const others = openAreas.filter((uuid) => uuid !== area);
    const next = others.length < openAreas.length ? others : [...openAreas, area];
    void navigate({
      search: (current) => ({ ...current, area: next.join(',') || undefined }),
      resetScroll: false,
      replace: true,
    });
  }

  return { openAreas, toggle };
}
