import type { ManagedLanguage } from '#contract/localisation/localisation.ts';
import { message } from '#lib/messages/message.ts';
import { localisationMessages } from '#messages/localisation/localisation.ts';

type Coverage = Pick<ManagedLanguage['coverage'], 'total' | 'translated'>;

/** Whole percent; a hundred only where nothing at all is missing. */
export const percentOf = ({ total, translated }: Coverage): number =>
  total === 0 ? 100 : Math.floor((translated / total) * 100);

export const coverageMessage = (coverage: Coverage) =>
  message(localisationMessages.coverage, {
    translated: coverage.translated,
    count: coverage.total,
    percent: percentOf(coverage),
  });

/** `myLearning` is the name of a section in the program; this is how people read it. */
export function sectionName(section: string): string {
  const spaced = section.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
