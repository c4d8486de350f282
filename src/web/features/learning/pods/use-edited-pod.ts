import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Pod, podIndex } from '#contract/learning/learning.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

type Options = {
  /** From the address: a pod's, `new`, or nothing. */
  edit: string | undefined;
  /** The pods on the screen. */
  pods: readonly Pod[];
  /** More of them are on their way. */
  isReading: boolean;
};

/**
 * The pod in the dialog. An address may lead to one that is not on the screen, and one that is
 * being edited may be moved off it: it stays in the dialog as it was seen last.
 */
export function useEditedPod({ edit, pods, isReading }: Options) {
  const [held, hold] = useState<Pod | undefined>();
  const listed = pods.find(({ uuid }) => uuid === edit);
  const known = newer(listed, held?.uuid === edit ? held : undefined);
  const isMissing = edit !== undefined && edit !== 'new' && !known;
  const all = useQuery({ ...read(podIndex, {}), enabled: isMissing && !isReading });
  const pod = known ?? (isMissing ? all.data?.pods.find(({ uuid }) => uuid === edit) : undefined);
  if (pod && pod !== held && newer(pod, held?.uuid === edit ? held : undefined) === pod) hold(pod);

  return { pod, hold, query: all, isMissing: isMissing && !pod };
}

function newer(one: Pod | undefined, other: Pod | undefined): Pod | undefined {
  if (!one || !other) return one ?? other;
  return other.updated_at > one.updated_at ? other : one;
}
