import { getRouteApi, useLocation } from '@tanstack/react-router';
import type { Area, Pod } from '#contract/learning/learning.ts';
import type { Translatable } from '#lib/messages/message.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useEditedRecord } from '#web/features/learning/use-edited-record.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { RecordNotFound } from '#web/ui/dialog/record-not-found.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { PodDialog } from './pod-dialog.tsx';
import { PodView } from './pod-view.tsx';
import { useEditedPod } from './use-edited-pod.ts';

const route = getRouteApi('/shell/learning/pods');
type Props = {
  pods: readonly Pod[];
  isReading: boolean;
  areas: readonly Area[];
  onSaved: (pod: Pod, words: Translatable) => void;
};

/** Whatever the address says is being edited, once it is here. */
export function EditedPod({ pods, isReading, areas, onSaved }: Props) {
  const { edit, view, close } = useEditedRecord(route.useSearch());
  const startsAtAreas = useLocation({ select: ({ hash }) => hash === 'podAreas' });
  const { pod, hold, query, isMissing } = useEditedPod({ edit: edit ?? view, pods, isReading });
  const { t } = useTranslation();
  const leave = () => void close();

  /** After the dialog has closed: screen readers ignore live regions behind it. */
  async function announce(saved: Pod) {
    await close();
    onSaved(saved, pod ? learningMessages.podSaved : learningMessages.podAdded);
  }

  if (!edit && !view) return null;
  if (isMissing && query.isSuccess) {
    const { noSuchPod, lookForPod } = learningMessages;
    return <RecordNotFound title={noSuchPod} advice={lookForPod} onClose={leave} />;
  }
  if (isMissing) {
    return (
      <Dialog
        open
        size="xl"
        title={edit ? learningMessages.editPod : learningMessages.pod}
        onClose={leave}
        footer={<Button onClick={leave}>{t(sharedMessages.close)}</Button>}
      >
        {query.isError ? (
          <LoadError title={learningMessages.podNotLoaded} query={query} />
        ) : (
          <Skeleton />
        )}
      </Dialog>
    );
  }
  if (view && pod) return <PodView pod={pod} onClose={leave} />;
  return (
    <PodDialog
      key={edit}
      pod={pod}
      areas={areas}
      startsAtAreas={startsAtAreas}
      onNewer={hold}
      onClose={leave}
      onSaved={(saved) => void announce(saved)}
    />
  );
}
