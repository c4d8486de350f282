import type { QueryClient } from '@tanstack/react-query';
import { areaIndex, orphanPods, type Pod, podsOfArea } from '#contract/learning/learning.ts';
import { byName } from '#web/features/learning/areas/area-cache.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { untilRendered } from '#web/platform/drafts/until-rendered.ts';

/** Every list shows a pod as the server just answered it: in its areas, or among the unassigned. */
export function cachePod(client: QueryClient, pod: Pod): Promise<void> {
  const areas = client.getQueryData(read(areaIndex, {}).queryKey)?.areas ?? [];
  for (const { uuid: area } of areas) {
    const { queryKey } = read(podsOfArea, { params: { area } });
    const belongs = pod.areas.some(({ uuid }) => uuid === area);
    client.setQueryData(queryKey, (known) => known && { pods: withPod(known.pods, pod, belongs) });
  }
  client.setQueryData(
    read(orphanPods, {}).queryKey,
    (known) => known && { pods: withPod(known.pods, pod, pod.areas.length === 0).sort(byName) },
  );
  return untilRendered();
}

/** In its place, or at the end where it is new: that is where the server puts it, too. */
function withPod(pods: readonly Pod[], pod: Pod, belongs: boolean): Pod[] {
  const isIt = ({ uuid }: Pod) => uuid === pod.uuid;
  if (!belongs) return pods.filter((one) => !isIt(one));
  return pods.some(isIt) ? pods.map((one) => (isIt(one) ? pod : one)) : [...pods, pod];
}
