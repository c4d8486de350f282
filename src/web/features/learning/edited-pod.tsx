import { useLocation } from '@tanstack/react-router';
import type { Area, Pod } from '#contract/learning.ts';
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
  onSaved: (pod: Pod, words: string) => void;
};

/** Whatever the address says is being edited, once it is here. */
export function EditedPod({ pods, isReading, areas, onSaved }: Props) {
  const { edit, view, close } = useEdit();
  const startsAtAreas = useLocation({ select: ({ hash }) => hash === 'podAreas' });
  const { pod, hold, query, isMissing } = useEditedPod({ edit: edit ?? view, pods, isReading });
  const leave = () => void close();

  /** After the dialog has gone: what is said behind it, nobody hears. */
  async function announce(saved: Pod) {
    await close();
    onSaved(saved, pod ? 'Pod saved' : 'Pod added');
  }

  if (!edit && !view) return null;
  if (isMissing && query.isSuccess) return <Gone what="pod" onClose={leave} />;
  if (isMissing) {
    return (
      <Dialog
        open
        size="xl"
        title={edit ? 'Edit pod' : 'Pod'}
        onClose={leave}
        footer={<Button onClick={leave}>Close</Button>}
      >
        {query.isError ? <NotLoaded what="The pod" query={query} /> : <Skeleton />}
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
