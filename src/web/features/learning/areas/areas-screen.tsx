import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type Area, areaIndex } from '#contract/learning/learning.ts';
import { page } from '#contract/pages/pages.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useEditedRecord } from '#web/features/learning/use-edited-record.ts';
import { useFocusAdded } from '#web/features/learning/use-focus-added.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { AddButton } from '#web/ui/button/add-button.tsx';
import { RecordNotFound } from '#web/ui/dialog/record-not-found.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { FeedbackLiveRegion } from '#web/ui/feedback/row-feedback.tsx';
import { useFeedback } from '#web/ui/feedback/use-feedback.ts';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { AreaTable } from './area-table.tsx';

const route = getRouteApi('/shell/learning/areas');
const { title, purpose } = page('/learning/areas');
const AreaDialog = lazyPart(async () => (await import('./area-dialog.tsx')).AreaDialog);

export function AreasScreen() {
  const { areas } = useSuspenseQuery(read(areaIndex, {})).data;
  const { edit, mayWrite, openNew, close } = useEditedRecord(route.useSearch());
  const { t } = useTranslation();
  const { feedback, report } = useFeedback();
  const focusAdded = useFocusAdded();
  usePrefetch(AreaDialog);
  const area = areas.find(({ uuid }) => uuid === edit);

  /** After the dialog has closed: screen readers ignore live regions behind it. */
  async function announce(saved: Area) {
    await close();
    report(saved.uuid, area ? learningMessages.areaSaved : learningMessages.areaAdded);
    if (!area) focusAdded(saved.uuid);
  }

  const add = mayWrite && (
    <AddButton onPress={() => void openNew()}>{learningMessages.addArea}</AddButton>
  );

  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={areas.length > 0 && add} />
      <FeedbackLiveRegion feedback={feedback} />
      {areas.length === 0 && <Empty action={add}>{t(sharedMessages.noAreas)}</Empty>}
      {areas.length > 0 && <AreaTable areas={areas} mayWrite={mayWrite} feedback={feedback} />}
      {edit && (area || edit === 'new') && (
        <AreaDialog
          key={edit}
          area={area}
          onClose={() => void close()}
          onSaved={(saved) => void announce(saved)}
        />
      )}
      {edit && !area && edit !== 'new' && (
        <RecordNotFound
          title={learningMessages.noSuchArea}
          advice={learningMessages.lookForArea}
          onClose={() => void close()}
        />
      )}
    </>
  );
}
