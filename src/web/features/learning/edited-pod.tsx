import { useLocation } from '@tanstack/react-router';
import type { Area, Pod } from '#contract/learning.ts';
import { learningText } from '#texts/learning.ts';
import { sharedText } from '#texts/shared.ts';
import type { Sayable } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Gone } from '#web/ui/gone.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PodDialog } from './pod-dialog.tsx';
import { PodView } from './pod-view.tsx';
import { useEdit } from './use-edit.ts';
import { useEditedPod } from './use-edited-pod.ts';

type Props = {
  pods: readonly Pod[];
  isReading: boolean;
  areas: readonly Area[];
  onSaved: (pod: Pod, words: Sayable) => void;
};

/** Whatever the address says is being edited, once it is here. */
export function EditedPod({ pods, isReading, areas, onSaved }: Props) {
  const { edit, view, close } = useEdit();
  const startsAtAreas = useLocation({ select: ({ hash }) => hash === 'podAreas' });
  const { pod, hold, query, isMissing } = useEditedPod({ edit: edit ?? view, pods, isReading });
  const { t } = useText();
  const leave = () => void close();

  /** After the dialog has gone: what is said behind it, nobody hears. */
  async function announce(saved: Pod) {
    await close();
    onSaved(saved, pod ? learningText.podSaved : learningText.podAdded);
  }

  if (!edit && !view) return null;
  if (isMissing && query.isSuccess) {
    const { noSuchPod, lookForPod } = learningText;
    return <Gone title={noSuchPod} advice={lookForPod} onClose={leave} />;
  }
  if (isMissing) {
    return (
      <Dialog
        open
        size="xl"
        title={edit ? learningText.editPod : learningText.pod}
        onClose={leave}
        footer={<Button onClick={leave}>{t(sharedText.close)}</Button>}
      >
        {query.isError ? (
          <NotLoaded title={learningText.podNotLoaded} query={query} />
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
