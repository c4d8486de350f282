import type { Assignment } from '#contract/mentoring/assignments.ts';
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
