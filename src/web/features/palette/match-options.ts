import type { DisplayText } from '#lib/messages/message.ts';
import { createLocalizer, english } from '#messages/localizer.ts';
import { normalizeForSearch } from '#web/i18n/normalize-for-search.ts';
import type { Translator } from '#web/i18n/use-translation.tsx';
import type { PaletteOption } from './option.ts';

type Named = Pick<PaletteOption, 'title' | 'line' | 'also'>;

const builtIn = createLocalizer();
const inEnglish = (said: DisplayText) =>
  typeof said === 'string' ? said : builtIn.translate(english, said).words;

/**
 * Those that hold every word of what was typed, first those whose title begins with it. They are
 * found as the page says them and in English, with macrons and without.
 */
export function matchOptions<Some extends Named>(
  options: readonly Some[],
  typed: string,
  words: Translator['words'],
): Some[] {
  const wanted = normalizeForSearch(typed);
  return options
    .map((option) => ({ option, rank: rankOf(option, wanted, words) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((one, other) => Number(one.rank) - Number(other.rank))
    .map(({ option }) => option);
}

function rankOf(
  { title, line = '', also = [] }: Named,
  wanted: string,
  words: Translator['words'],
) {
  const titles = [words(title), inEnglish(title)].map(normalizeForSearch);
  if (titles.some((one) => one.startsWith(wanted))) return 0;
  if (titles.some((one) => one.includes(` ${wanted}`))) return 1;
  const beside = [words(line), inEnglish(line), ...also].map(normalizeForSearch);
  const holdsAll = (texts: readonly string[]) =>
    wanted.split(/\s+/).every((word) => texts.join(' ').includes(word));
  if (holdsAll(titles)) return 2;
  if (holdsAll([...titles, ...beside.map(withoutDomains)])) return 3;
  return holdsAll([...titles, ...beside]) ? onlyByDomain : undefined;
}

/** Everybody at a school shares the domain of its addresses, and it is the name of none of them. */
const onlyByDomain = 4;
const withoutDomains = (text: string) => text.replace(/@\S+/g, '');

/** Groups in which something matches by more than the domain of an address go before the others. */
export function rankGroups<Some extends { options: readonly Named[] }>(
  groups: readonly Some[],
  typed: string,
  words: Translator['words'],
): Some[] {
  const wanted = normalizeForSearch(typed);
  const isWeak = ({ options }: Some) =>
    options.every((option) => rankOf(option, wanted, words) === onlyByDomain);
  return [...groups.filter((group) => !isWeak(group)), ...groups.filter(isWeak)];
}
