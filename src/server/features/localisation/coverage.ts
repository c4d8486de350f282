import { type CurrentWording, isMissing, isOutdated } from './rules.ts';

/** How many texts there are, how many are worded, and how many of those deserve another look. */
export const coverageOf = (wordings: readonly CurrentWording[]) => ({
  total: wordings.length,
  translated: wordings.filter((one) => !isMissing(one)).length,
  outdated: wordings.filter(isOutdated).length,
});

export const sectionsOf = (wordings: readonly CurrentWording[]) =>
  [...Map.groupBy(wordings, ({ section }) => section)]
    .map(([section, some]) => ({ section, ...coverageOf(some) }))
    .toSorted((one, other) => one.section.localeCompare(other.section, 'en-NZ'));
