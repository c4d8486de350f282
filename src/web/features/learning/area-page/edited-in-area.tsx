import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type Area, areaIndex, type Pod } from '#contract/learning/learning.ts';
import type { Translatable } from '#lib/messages/message.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { AreaDialog } from '#web/features/learning/areas/area-dialog.tsx';
import { PodDialog } from '#web/features/learning/pods/pod-dialog.tsx';
import { useEditedRecord } from '#web/features/learning/use-edited-record.ts';
import { AccessEnded, MissingRecord } from '#web/patterns/kept-drafts/lazy-kept-drafts.ts';
import { useKeptRecord } from '#web/patterns/record-form/use-kept-record.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

const route = getRouteApi('/shell/learning/areas/$area');

type Props = {
  area: Area;
  pods: readonly Pod[];
  report: (uuid: string, text: Translatable) => void;
  onAdded: (pod: string) => void;
};

/** The dialog of the area, of one of its pods, or of a new pod, that the address opens over the page. */
export function EditedInArea({ area, pods, report, onAdded }: Props) {
  const { edit, isRefused, close } = useEditedRecord(route.useSearch());
  const areas = useQuery(read(areaIndex, {})).data?.areas ?? [area];
  const isOpen = ({ uuid }: Pod) => uuid === edit;
  const { record: pod, remember } = useKeptRecord({
    listed: pods.find(isOpen),
    isOpen,
    versionOf: ({ updated_at }) => updated_at,
  });

  if (isRefused) return <AccessEnded onClose={close} />;
  if (!edit) return null;
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
