import { isMissing, isOutdated, type WordingNow } from './rules.ts';

/** How many texts there are, how many are worded, and how many of those deserve another look. */
export const coverageOf = (wordings: readonly WordingNow[]) => ({
  total: wordings.length,
  translated: wordings.filter((one) => !isMissing(one)).length,
  outdated: wordings.filter(isOutdated).length,
});

export const sectionsOf = (wordings: readonly WordingNow[]) =>
  [...Map.groupBy(wordings, ({ section }) => section)]
    .map(([section, some]) => ({ section, ...coverageOf(some) }))
    .toSorted((one, other) => one.section.localeCompare(other.section, 'en-NZ'));
