import type { Wording } from '#contract/localisation/wordings.ts';
import { english } from '#messages/localizer.ts';

/** One text in one language, with times as the database has them. */
export type CurrentWording = Omit<Wording, 'updated_at'> & { updated_at: Date | null };

export const isMissing = ({ text }: CurrentWording): boolean => text === null;

/** The English has been reworded since: what was made from it may no longer say the same. */
export const isOutdated = ({ english_then }: CurrentWording): boolean => english_then !== null;

/** English is what everything falls back to, so nobody can be without it. */
export const maySwitchOff = ({ code }: { code: string }): boolean => code !== english;
