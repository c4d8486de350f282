import { useQuery } from '@tanstack/react-query';
import { type Assignment, assignableAreas } from '#contract/mentoring/assignments.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import type { ListedArea } from './area-box.tsx';

type Options = {
  areas: readonly ListedArea[];
  saved: readonly Assignment[];
  chosen: readonly string[];
};

/** The active areas, and switched-off ones that this learner has or that are chosen. */
export function listedAreas({ areas, saved, chosen }: Options): ListedArea[] {
  const own = new Set([...saved.map(({ uuid }) => uuid), ...chosen]);
  const unlisted = saved.filter(({ uuid }) => areas.every((area) => area.uuid !== uuid));
  return [...areas.filter(({ uuid, active }) => active || own.has(uuid)), ...unlisted];
}

/** In the order they were chosen. An area that no longer exists is called `unknownName`. */
export function chosenAreas(
  areas: readonly ListedArea[],
  chosen: readonly string[],
  unknownName: string,
): ListedArea[] {
  return chosen.map((uuid) => {
    const nameless = { uuid, name: unknownName, name_mi: null, active: false };
    return areas.find((area) => area.uuid === uuid) ?? nameless;
  });
}

/** The chosen areas with their names, in order; none until the areas are loaded. */
export function useChosenAreas(chosen: readonly string[]): ListedArea[] {
  const { data } = useQuery(read(assignableAreas, {}));
  const { words } = useTranslation();
  return data ? chosenAreas(data.areas, chosen, words(assigningMessages.unknownArea)) : [];
}
