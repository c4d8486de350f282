/** Areas are chosen and ordered as a list of their ids: the first is the learner's first. */
export type AreaOrder = readonly string[];

export function toggleArea(chosen: AreaOrder, area: string): AreaOrder {
  return chosen.includes(area) ? chosen.filter((one) => one !== area) : [...chosen, area];
}

export function isSameOrder(one: AreaOrder, other: AreaOrder): boolean {
  return one.length === other.length && one.every((area, index) => area === other[index]);
}
