import type { QueryClient } from '@tanstack/react-query';
import { type Area, areaIndex } from '#contract/learning/learning.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { untilRendered } from '#web/platform/drafts/until-rendered.ts';

/** Puts an area as the server answered it into the cached list, sorted by name. */
export function cacheArea(client: QueryClient, area: Area): Promise<void> {
  client.setQueryData(read(areaIndex, {}).queryKey, (cached) => {
    if (!cached) return cached;
    const others = cached.areas.filter(({ uuid }) => uuid !== area.uuid);
    return { areas: [...others, area].sort(byName) };
  });
  return untilRendered();
}

export const byName = (a: { name: string }, b: { name: string }): number =>
  a.name.localeCompare(b.name, 'en-NZ');
