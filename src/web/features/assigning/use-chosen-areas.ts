import { useQuery } from '@tanstack/react-query';
import { areaIndex } from '#contract/learning/learning.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import type { ListedArea } from './area-box.tsx';
import { chosenAreas } from './listed-areas.ts';

/** The chosen areas with their names, in order; none until the areas are loaded. */
export function useChosenAreas(chosen: readonly string[]): ListedArea[] {
  const { data } = useQuery(read(areaIndex, {}));
  const { words } = useTranslation();
  return data ? chosenAreas(data.areas, chosen, words(assigningMessages.unknownArea)) : [];
}
