import { useQueries, useQuery } from '@tanstack/react-query';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { type Area, type Pod, podIndex, podsOfArea } from '#contract/learning/learning.ts';
import type { Translatable } from '#lib/messages/message.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useEditedRecord } from '#web/features/learning/use-edited-record.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { AccessEnded, MissingRecord } from '#web/patterns/kept-drafts/lazy-kept-drafts.ts';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { useKeptRecord } from '#web/patterns/record-form/use-kept-record.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { PodDialog } from './pod-dialog.tsx';
import { PodView } from './pod-view.tsx';

const route = getRouteApi('/shell/learning/pods');

type Lists = {
  /** The pods in no area, which the screen always lists. */
  orphans: readonly Pod[];
  /** Their uuids: of these it lists the pods as well. */
  openAreas: readonly string[];
};

type Props = Lists & {
  areas: readonly Area[];
  onSaved: (pod: Pod, feedback: Translatable, isNew: boolean) => void;
};

/** The dialog of the pod that the address names, once that is loaded. */
export function EditedPod({ areas, onSaved, ...lists }: Props) {
  const { edit, view, isRefused, close } = useEditedRecord(route.useSearch());
  const startsAtAreas = useLocation({ select: ({ hash }) => hash === 'podAreas' });
  const { pod, remember, query, isMissing } = useEditedPod(edit ?? view, useListedPods(lists));
  const { t } = useTranslation();

  function announce(saved: Pod) {
    onSaved(saved, pod ? learningMessages.podSaved : learningMessages.podAdded, !pod);
  }

  if (isRefused) return <AccessEnded onClose={close} />;
  if (!edit && !view) return null;
  if (isMissing && query.isSuccess) {
    const { noSuchPod, lookForPod } = learningMessages;
    return <MissingRecord title={noSuchPod} advice={lookForPod} onClose={close} />;
  }
  if (isMissing) {
    return (
      <Dialog
        open
        size="xl"
        title={edit ? learningMessages.editPod : learningMessages.pod}
        onClose={close}
        footer={<Button onClick={close}>{t(sharedMessages.close)}</Button>}
      >
        {query.isError ? (
          <LoadError title={learningMessages.podNotLoaded} query={query} />
        ) : (
          <Skeleton />
        )}
      </Dialog>
    );
  }
  if (view && pod) return <PodView pod={pod} onClose={close} />;
  return (
    <PodDialog
      key={edit}
      pod={pod}
      areas={areas}
      startsAtAreas={startsAtAreas}
      onNewer={remember}
      onClose={close}
      onSaved={announce}
    />
  );
}

type Listed = {
  pods: readonly Pod[];
  /** More of them are being loaded. */
  isLoading: boolean;
};

/** All pods in the lists of the screen. */
function useListedPods({ orphans, openAreas }: Lists): Listed {
  const lists = useQueries({
    queries: openAreas.map((area) => read(podsOfArea, { params: { area } })),
  });
  return {
    pods: [...orphans, ...lists.flatMap(({ data }) => data?.pods ?? [])],
    isLoading: lists.some(({ isPending }) => isPending),
  };
}

/**
 * The pod in the dialog. The address may name one that is in no list of the screen: a pod's uuid,
 * `new`, or nothing.
 */
function useEditedPod(edit: string | undefined, { pods, isLoading }: Listed) {
  const isOpen = ({ uuid }: Pod) => uuid === edit;
  const { record, remember } = useKeptRecord({
    listed: pods.find(isOpen),
    isOpen,
    versionOf: ({ updated_at }) => updated_at,
  });
  const isMissing = edit !== undefined && edit !== 'new' && !record;
  const query = useQuery({ ...read(podIndex, {}), enabled: isMissing && !isLoading });
  const found = isMissing ? query.data?.pods.find(isOpen) : undefined;
  if (found) remember(found);

  return { pod: record ?? found, remember, query, isMissing: isMissing && !found };
}
