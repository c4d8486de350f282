import type { QueryClient } from '@tanstack/react-query';
import { areaIndex, orphanPods, type Pod, podsOfArea } from '#contract/learning/learning.ts';
import { byName } from '#web/features/learning/areas/area-cache.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { untilRendered } from '#web/platform/drafts/until-rendered.ts';

/** Puts a pod as the server answered it into the cached lists: of its areas, or of unassigned pods. */
export function cachePod(client: QueryClient, pod: Pod): Promise<void> {
  const areas = client.getQueryData(read(areaIndex, {}).queryKey)?.areas ?? [];
  for (const { uuid: area } of areas) {
    const { queryKey } = read(podsOfArea, { params: { area } });
    const belongs = pod.areas.some(({ uuid }) => uuid === area);
    client.setQueryData(
      queryKey,
      (cached) => cached && { pods: withPod(cached.pods, pod, belongs) },
    );
  }
  client.setQueryData(
    read(orphanPods, {}).queryKey,
    (cached) => cached && { pods: withPod(cached.pods, pod, pod.areas.length === 0).sort(byName) },
  );
  return untilRendered();
}

/** In its place, or at the end if it is new, where the server puts it too. */
function withPod(pods: readonly Pod[], pod: Pod, belongs: boolean): Pod[] {
  const isSame = ({ uuid }: Pod) => uuid === pod.uuid;
  if (!belongs) return pods.filter((other) => !isSame(other));
  return pods.some(isSame) ? pods.map((other) => (isSame(other) ? pod : other)) : [...pods, pod];
}
