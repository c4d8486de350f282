import { useQueryClient } from '@tanstack/react-query';
import { type Pod, storePod, updatePod } from '#contract/learning.ts';
import { learningMessages } from '#messages/learning.ts';
import { message } from '#messages/message.ts';
import { sharedMessages } from '#messages/shared.ts';
import { useWrite } from '#web/platform/endpoint-query.ts';
import { useEndpointForm } from '#web/platform/use-endpoint-form.ts';
import { cachePod } from './pod-cache.ts';

/** By the names of the call; '' is none. */
export type PodFields = {
  name: string;
  name_mi: string;
  podAreas: string[];
  learningAspect: string;
  subjectMatter: string;
  active: boolean;
};

type Options = {
  /** Undefined for one that is being added. */
  pod: Pod | undefined;
  onNewer: (pod: Pod) => void;
  onClose: () => void;
  onSaved: (pod: Pod) => void;
};

export function usePodForm({ pod, onNewer, onClose, onSaved }: Options) {
  const client = useQueryClient();
  const store = useWrite(storePod);
  const update = useWrite(updatePod);
  const edit = pod?.uuid ?? 'new';
  return useEndpointForm({
    name: `pod:${edit}`,
    place: {
      path: `/learning/pods?edit=${edit}`,
      label: pod ? message(learningMessages.podDraft, { name: pod.name }) : learningMessages.newPod,
      about: sharedMessages.notSavedYet,
    },
    saved: pod ? savedOf({ pod }) : blank,
    send: (body: PodFields, ifMatch) =>
      pod
        ? update.mutateAsync({ body: { uuid: pod.uuid, ...body }, ifMatch })
        : store.mutateAsync({ body }),
    savedOf,
    show(answer) {
      if (pod) onNewer(answer.pod);
      return cachePod(client, answer.pod);
    },
    onSaved: (answer) => (answer ? onSaved(answer.pod) : onClose()),
  });
}

/** Sorted, so that unticking an area and ticking it again is no change. */
export const sortedAreas = (areas: readonly string[]) => areas.toSorted();

const savedOf = ({ pod }: { pod: Pod }) => ({
  fields: {
    name: pod.name,
    name_mi: pod.name_mi ?? '',
    podAreas: sortedAreas(pod.areas.map(({ uuid }) => uuid)),
    learningAspect: pod.aspect?.uuid ?? '',
    subjectMatter: pod.subject_matter?.uuid ?? '',
    active: pod.active,
  },
  at: pod.updated_at,
});

const blank = {
  fields: {
    name: '',
    name_mi: '',
    podAreas: [],
    learningAspect: '',
    subjectMatter: '',
    active: true,
  },
  at: null,
};
