import { normalizeForSearch } from '#messages/normalize-for-search.ts';
import type { Area } from './learning.ts';

/** What the list of areas is narrowed to, in its address and in that of its export. */
export type AreaFilters = { search?: string | undefined; active?: '1' | '0' | undefined };

/** Names are searched in both languages. All areas are at hand, so that no call is made for it. */
export function matchingAreas<A extends Pick<Area, 'name' | 'name_mi' | 'active'>>(
  areas: readonly A[],
  { search = '', active }: AreaFilters,
): A[] {
  const term = normalizeForSearch(search);
  return areas.filter(
    (area) =>
      normalizeForSearch(`${area.name}\n${area.name_mi ?? ''}`).includes(term) &&
      (active === undefined || area.active === (active === '1')),
  );
}
