import { useQuery } from '@tanstack/react-query';
import { areaIndex } from '#contract/learning.ts';
import { assigningText } from '#texts/assigning.ts';
import { read } from '#web/platform/data.ts';
import { useText } from '#web/platform/use-text.tsx';
import type { ListedArea } from './area-box.tsx';
import { chosenAreas } from './listed-areas.ts';

/** The chosen areas with their names, in order; nothing until they are known. */
export function useChosenAreas(chosen: readonly string[]): ListedArea[] {
  const { data } = useQuery(read(areaIndex, {}));
  const { words } = useText();
  return data ? chosenAreas(data.areas, chosen, words(assigningText.unknownArea)) : [];
}
