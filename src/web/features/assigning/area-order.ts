/** Areas are chosen and ordered as a list of their ids: the first is the learner's first. */
export type AreaOrder = readonly string[];

export function toggleArea(chosen: AreaOrder, area: string): AreaOrder {
  return chosen.includes(area) ? chosen.filter((uuid) => uuid !== area) : [...chosen, area];
}

export function isSameOrder(a: AreaOrder, b: AreaOrder): boolean {
  return a.length === b.length && a.every((area, index) => area === b[index]);
}
