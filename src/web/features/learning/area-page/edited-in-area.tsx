import { useQuery } from '@tanstack/react-query';
import { type Area, areaIndex, type Pod } from '#contract/learning/learning.ts';
import type { Translatable } from '#lib/messages/message.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { AreaDialog } from '#web/features/learning/areas/area-dialog.tsx';
import { PodDialog } from '#web/features/learning/pods/pod-dialog.tsx';
import { MissingRecord } from '#web/patterns/kept-drafts/lazy-kept-drafts.ts';
import { useOpenRecordActions } from '#web/patterns/list/use-open-record.ts';
import { useKeptRecord } from '#web/patterns/record-form/use-kept-record.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

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
  const areas = useQuery(read(areaIndex, {})).data?.areas ?? [area];
  const isOpen = ({ uuid }: Pod) => uuid === edit;
  const { record: pod, remember } = useKeptRecord({
    listed: pods.find(isOpen),
    isOpen,
    versionOf: ({ updated_at }) => updated_at,
  });

  if (edit === area.uuid) {
    return (
      <AreaDialog
        area={area}
        onClose={close}
        onSaved={() => report(area.uuid, learningMessages.areaSaved)}
      />
    );
  }
  if (!pod && edit !== 'new') {
    const { noSuchPod, lookForPod } = learningMessages;
    return <MissingRecord title={noSuchPod} advice={lookForPod} onClose={close} />;
  }
  const { podSaved, podAdded } = learningMessages;
  return (
    <PodDialog
      key={edit}
      pod={pod}
      areas={areas}
      within={area.uuid}
      startsAtAreas={false}
      onNewer={remember}
      onClose={close}
      onSaved={(saved) => {
        report(saved.uuid, pod ? podSaved : podAdded);
        if (!pod) onAdded(saved.uuid);
      }}
    />
  );
}
