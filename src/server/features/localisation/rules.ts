import type { Wording } from '#contract/localisation/wordings.ts';
import { english } from '#messages/localizer.ts';

/** One text in one language, with times as the database has them. */
export type CurrentWording = Omit<Wording, 'updated_at'> & { updated_at: Date | null };

export const isMissing = ({ text }: CurrentWording): boolean => text === null;

/** The English has been reworded since, so that the translation may no longer say the same. */
export const isOutdated = ({ english_then }: CurrentWording): boolean => english_then !== null;

/** English is what everything falls back to, so nobody can be without it. */
export const mayDeactivate = ({ code }: { code: string }): boolean => code !== english;

/** How many texts there are, how many are worded, and how many of those deserve another look. */
export const coverageOf = (wordings: readonly CurrentWording[]) => ({
  total: wordings.length,
  translated: wordings.filter((wording) => !isMissing(wording)).length,
  outdated: wordings.filter(isOutdated).length,
});

/** `users` of `users.add`. */
export const sectionOf = (key: string): string => key.slice(0, key.indexOf('.'));

export const sectionsOf = (wordings: readonly CurrentWording[]) =>
  [...Map.groupBy(wordings, ({ section }) => section)]
    .map(([section, sectionWordings]) => ({ section, ...coverageOf(sectionWordings) }))
    .toSorted((a, b) => a.section.localeCompare(b.section, 'en-NZ'));
