import type { QueryClient } from '@tanstack/react-query';
import { type Area, areaIndex } from '#contract/learning/learning.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { untilRendered } from '#web/platform/drafts/until-rendered.ts';

/** The list shows an area as the server just answered it, at its place by name. */
export function cacheArea(client: QueryClient, area: Area): Promise<void> {
  client.setQueryData(read(areaIndex, {}).queryKey, (known) => {
    if (!known) return known;
    const others = known.areas.filter(({ uuid }) => uuid !== area.uuid);
    return { areas: [...others, area].sort(byName) };
  });
  return untilRendered();
}

export const byName = (one: { name: string }, other: { name: string }): number =>
  one.name.localeCompare(other.name, 'en-NZ');
