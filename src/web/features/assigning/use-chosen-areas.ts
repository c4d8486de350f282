import { useQuery } from '@tanstack/react-query';
import { areaIndex } from '#contract/learning.ts';
import { read } from '#web/platform/data.ts';
import type { ListedArea } from './area-box.tsx';
import { chosenAreas } from './listed-areas.ts';

/** The chosen areas with their names, in order; nothing until they are known. */
export function useChosenAreas(chosen: readonly string[]): ListedArea[] {
  const { data } = useQuery(read(areaIndex, {}));
  return data ? chosenAreas(data.areas, chosen) : [];
}
