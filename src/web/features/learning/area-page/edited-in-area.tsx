import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Area, areaIndex, type Pod } from '#contract/learning/learning.ts';
import type { Translatable } from '#lib/messages/message.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { AreaDialog } from '#web/features/learning/areas/area-dialog.tsx';
import { PodDialog } from '#web/features/learning/pods/pod-dialog.tsx';
import { useOpenRecordActions } from '#web/patterns/list/use-open-record.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { RecordNotFound } from '#web/ui/dialog/record-not-found.tsx';

type Props = {
  area: Area;
  pods: readonly Pod[];
  /** The area, one of its pods, or `new` for another pod. */
  edit: string;
  report: (uuid: string, text: Translatable) => void;
  onAdded: (pod: string) => void;
};

/** The dialog that the address opens over the page of an area. */
export function EditedInArea({ area, pods, edit, report, onAdded }: Props) {
  const { close } = useOpenRecordActions();

  if (edit === area.uuid) {
    return (
      <AreaDialog
        area={area}
        onClose={close}
        onSaved={() => report(area.uuid, learningMessages.areaSaved)}
      />
    );
  }
  const pod = pods.find(({ uuid }) => uuid === edit);
  if (!pod && edit !== 'new') {
    const { noSuchPod, lookForPod } = learningMessages;
    return <RecordNotFound title={noSuchPod} advice={lookForPod} onClose={close} />;
  }
  const { podSaved, podAdded } = learningMessages;
  return (
    <EditedPod
      key={edit}
      area={area}
      pod={pod}
      onClose={close}
      onSaved={(saved) => {
        report(saved.uuid, pod ? podSaved : podAdded);
        if (!pod) onAdded(saved.uuid);
      }}
    />
  );
}

type PodProps = {
  area: Area;
  pod: Pod | undefined;
  onClose: () => Promise<void>;
  onSaved: (pod: Pod) => void;
};

/** The pod as it was when the dialog opened, or as it was last saved there. */
function EditedPod({ area, pod, onClose, onSaved }: PodProps) {
  const [newest, setNewest] = useState(pod);
  const areas = useQuery(read(areaIndex, {})).data?.areas ?? [area];
  return (
    <PodDialog
      pod={newest}
      areas={areas}
      within={area.uuid}
      startsAtAreas={false}
      onNewer={setNewest}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
