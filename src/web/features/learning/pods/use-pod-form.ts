import { useQueryClient } from '@tanstack/react-query';
import { type Pod, storePod, updatePod } from '#contract/learning/learning.ts';
import { message } from '#lib/messages/message.ts';
import { podFormMessages } from '#messages/learning/pod-form.ts';
import { useRecordForm } from '#web/patterns/record-form/use-record-form.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { useCreate } from '#web/platform/calls/use-create.ts';
import { cachePod } from './pod-cache.ts';

/** Named as in the call; '' is none. */
export type PodFields = {
  name: string;
  name_mi: string;
  podAreas: string[];
  learningAspect: string;
  subjectMatter: string;
  active: boolean;
};

type Options = {
  /** Undefined for a new pod. */
  pod: Pod | undefined;
  /** The area that a new pod is for. */
  within?: string;
  onNewer: (pod: Pod) => void;
  onClose: () => void | Promise<void>;
  onSaved: (pod: Pod) => void;
};

export function usePodForm({ pod, within, onNewer, onClose, onSaved }: Options) {
  const client = useQueryClient();
  const store = useCreate(storePod);
  const update = useWrite(updatePod);
  const edit = pod?.uuid ?? 'new';
  return useRecordForm({
    record: pod,
    name: `pod:${edit}`,
    path: `/learning/pods?edit=${edit}`,
    label: pod ? message(podFormMessages.podDraft, { name: pod.name }) : podFormMessages.newPod,
    blank: within ? { ...blank, podAreas: [within] } : blank,
    fieldsOf,
    create: (body) => store({ body }),
    update: ({ uuid }, body, ifMatch) => update.mutateAsync({ body: { uuid, ...body }, ifMatch }),
    recordIn: (answer) => answer.pod,
    put(saved) {
      if (pod) onNewer(saved);
      return cachePod(client, saved);
    },
    onClose,
    onSaved,
  });
}

/** Sorted, so that unticking an area and ticking it again is no change. */
export const sortedAreas = (areas: readonly string[]) => areas.toSorted();

const fieldsOf = (pod: Pod): PodFields => ({
  name: pod.name,
  name_mi: pod.name_mi ?? '',
  podAreas: sortedAreas(pod.areas.map(({ uuid }) => uuid)),
  learningAspect: pod.aspect?.uuid ?? '',
  subjectMatter: pod.subject_matter?.uuid ?? '',
  active: pod.active,
});

const blank: PodFields = {
  name: '',
  name_mi: '',
  podAreas: [],
  learningAspect: '',
  subjectMatter: '',
  active: true,
};
