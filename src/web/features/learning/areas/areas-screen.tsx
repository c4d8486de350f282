import { getRouteApi } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { Area } from '#contract/learning/learning.ts';
import { matchingAreas } from '#contract/learning/matching-areas.ts';
import { page } from '#contract/pages/pages.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useFocusAdded } from '#web/features/learning/use-focus-added.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Downloads } from '#web/patterns/list/downloads.tsx';
import type { Filter } from '#web/patterns/list/filters.ts';
import { ListFrame } from '#web/patterns/list/list-frame.tsx';
import { useOpenRecordActions, withoutOpenRecord } from '#web/patterns/list/use-open-record.ts';
import { useSelection } from '#web/patterns/selection/use-selection.ts';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';
import { AddButton } from '#web/ui/button/add-button.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { FeedbackLiveRegion } from '#web/ui/feedback/row-feedback.tsx';
import { useFeedback } from '#web/ui/feedback/use-feedback.ts';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { AreaTable } from './area-table.tsx';
import { useAreaList } from './use-area-list.ts';

const route = getRouteApi('/shell/learning/areas');
const { title, purpose } = page('/learning/areas');
const AreaActions = lazyPart(async () => (await import('./area-actions.tsx')).AreaActions);
const EditedArea = lazyPart(async () => (await import('./edited-area.tsx')).EditedArea);

const filters: readonly Filter[] = [
  {
    name: 'active',
    label: sharedMessages.active,
    options: [
      { value: '1', label: sharedMessages.active },
      { value: '0', label: sharedMessages.off },
    ],
  },
];

type Props = {
  /** The button that goes on to the learners for these areas. */
  assign: (areas: readonly string[]) => ReactNode;
};

export function AreasScreen({ assign }: Props) {
  const search = route.useSearch({ select: withoutOpenRecord, structuralSharing: true });
  const list = useAreaList(search);
  const selection = useSelection(list, search.select);
  const { openNew } = useOpenRecordActions();
  const mayWrite = hasPermission(useCurrentUser(), 'learning.write');
  const { t } = useTranslation();
  const { feedback, report, reportAbove } = useFeedback();
  const focusAdded = useFocusAdded();
  usePrefetch(EditedArea);
  usePrefetch(AreaActions);

  function announce(saved: Area, isNew: boolean) {
    const words = isNew ? learningMessages.areaAdded : learningMessages.areaSaved;
    const isListed = matchingAreas([saved], search).length > 0;
    (isListed ? report : reportAbove)(saved.uuid, words);
    if (isNew) focusAdded(saved.uuid);
  }

  const add = mayWrite && (
    <AddButton onPress={() => void openNew()}>{learningMessages.addArea}</AddButton>
  );

  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={list.every.length > 0 && add} />
      <FeedbackLiveRegion feedback={feedback} />
      {list.every.length === 0 ? (
        <Empty action={add}>{t(sharedMessages.noAreas)}</Empty>
      ) : (
        <ListFrame
          list={list}
          notLoaded={sharedMessages.areasNotLoaded}
          search={{ label: learningMessages.findArea, placeholder: learningMessages.findAreaHint }}
          filters={filters}
          tools={<Downloads list={list} path="/api/admin/export/areas" />}
          empty={null}
        >
          <AreaTable
            list={list}
            areas={list.rows}
            mayWrite={mayWrite}
            selection={selection}
            feedback={feedback}
          />
        </ListFrame>
      )}
      {selection.count > 0 && (
        <AreaActions
          list={list}
          selection={selection}
          areas={selection.isAll ? list.rows : list.every}
          assign={assign}
        />
      )}
      <Opened areas={list.every} onSaved={announce} />
    </>
  );
}

/** What the address opens, apart from the list, which stays as it is meanwhile. */
function Opened(props: ComponentProps<typeof EditedArea>) {
  const isOpen = route.useSearch({ select: ({ edit }) => edit !== undefined });
  return isOpen && <EditedArea {...props} />;
}
