import type { DisplayText } from '#lib/messages/message.ts';
import { createLocalizer, english } from '#messages/localizer.ts';
import { normalizeForSearch } from '#messages/normalize-for-search.ts';
import type { Translator } from '#web/i18n/use-translation.tsx';
import type { PaletteOption } from './option.ts';

type Searchable = Pick<PaletteOption, 'title' | 'detail' | 'keywords'>;

const builtIn = createLocalizer();
const inEnglish = (text: DisplayText) =>
  typeof text === 'string' ? text : builtIn.translate(english, text).words;

/**
 * The options that contain every word that was typed; those whose title begins with it come first.
 * They match in the page's language and in English, with or without macrons.
 */
export function matchOptions<Option extends Searchable>(
  options: readonly Option[],
  typed: string,
  words: Translator['words'],
): Option[] {
  const term = normalizeForSearch(typed);
  return options
    .map((option) => ({ option, rank: rankOf(option, term, words) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => Number(a.rank) - Number(b.rank))
    .map(({ option }) => option);
}

function rankOf(
  { title, detail = '', keywords = [] }: Searchable,
  term: string,
  words: Translator['words'],
) {
  const titles = [words(title), inEnglish(title)].map(normalizeForSearch);
  if (titles.some((text) => text.startsWith(term))) return 0;
  if (titles.some((text) => text.includes(` ${term}`))) return 1;
  const details = [words(detail), inEnglish(detail), ...keywords].map(normalizeForSearch);
  const containAllWords = (texts: readonly string[]) =>
    term.split(/\s+/).every((word) => texts.join(' ').includes(word));
  if (containAllWords(titles)) return 2;
  if (containAllWords([...titles, ...details.map(withoutDomains)])) return 3;
  return containAllWords([...titles, ...details]) ? domainOnlyRank : undefined;
}

/** Everybody at a school shares the domain of its e-mail addresses, so it matches weakly. */
const domainOnlyRank = 4;
const withoutDomains = (text: string) => text.replace(/@\S+/g, '');

/** Groups whose options all match by the domain of an e-mail address only come last. */
export function rankGroups<Group extends { options: readonly Searchable[] }>(
  groups: readonly Group[],
  typed: string,
  words: Translator['words'],
): Group[] {
  const term = normalizeForSearch(typed);
  const isWeak = ({ options }: Group) =>
    options.every((option) => rankOf(option, term, words) === domainOnlyRank);
  return [...groups.filter((group) => !isWeak(group)), ...groups.filter(isWeak)];
}
