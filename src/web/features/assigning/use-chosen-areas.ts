import { useQuery } from '@tanstack/react-query';
import { areaIndex } from '#contract/learning.ts';
import { assigningMessages } from '#messages/assigning.ts';
import { read } from '#web/platform/endpoint-query.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import type { ListedArea } from './area-box.tsx';
import { chosenAreas } from './listed-areas.ts';

/** The chosen areas with their names, in order; nothing until they are known. */
export function useChosenAreas(chosen: readonly string[]): ListedArea[] {
  const { data } = useQuery(read(areaIndex, {}));
  const { words } = useTranslation();
  return data ? chosenAreas(data.areas, chosen, words(assigningMessages.unknownArea)) : [];
}
