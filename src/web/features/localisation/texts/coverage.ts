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
