import type { Assignment } from '#contract/mentoring/assignments.ts';
import type { ListedArea } from './area-box.tsx';

type Given = {
  areas: readonly ListedArea[];
  saved: readonly Assignment[];
  chosen: readonly string[];
};

/** What can be assigned, and what this learner has although it is switched off by now. */
export function listedAreas({ areas, saved, chosen }: Given): ListedArea[] {
  const own = new Set([...saved.map(({ uuid }) => uuid), ...chosen]);
  const unlisted = saved.filter(({ uuid }) => areas.every((area) => area.uuid !== uuid));
  return [...areas.filter(({ uuid, active }) => active || own.has(uuid)), ...unlisted];
}

/** In the order they were chosen. One that is gone altogether is called `unknown`. */
export function chosenAreas(
  areas: readonly ListedArea[],
  chosen: readonly string[],
  unknown: string,
): ListedArea[] {
  return chosen.map((uuid) => {
    const nameless = { uuid, name: unknown, name_mi: null, active: false };
    return areas.find((area) => area.uuid === uuid) ?? nameless;
  });
}
