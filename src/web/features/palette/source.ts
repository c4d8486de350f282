import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { BilingualName } from '#contract/organisations/place-names.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Topic } from '#contract/topics.ts';
import type { LocalizedText, MessageDescriptor } from '#lib/messages/message.ts';
import { english } from '#messages/localizer.ts';
import type { Translator } from '#web/i18n/use-translation.tsx';
import type { Destination, PaletteGroup } from './option.ts';

/** As many of each kind as are shown: for more there is the list, or another letter. */
export const maxPerGroup = 5;

export type SourceQuery = {
  term: string;
  signal: AbortSignal;
  client: QueryClient;
  user: CurrentUser;
  speech: Translator;
};

export type SourceResult = Omit<PaletteGroup, 'name' | 'options'> & { options: Destination[] };

/** Where the palette looks for records of one kind, on behalf of those who may. */
export type SearchSource = {
  name: MessageDescriptor;
  allow: Permission;
  /** What its answers show. */
  topics: readonly Topic[];
  find: (asking: SourceQuery) => Promise<SourceResult>;
};

/** The first few of what was looked through here. */
export const firstResults = (options: Destination[]): SourceResult => ({
  options: options.slice(0, maxPerGroup),
  isCut: options.length > maxPerGroup,
});

/** The name in the reader's language, which says so. */
export function localizedName(place: BilingualName, locale: string): LocalizedText {
  const words = nameIn(locale, place);
  return { words, locale: words === place.name ? english : 'mi' };
}

/** By these it is found, whichever of them is shown. */
export const searchableNames = (places: readonly (BilingualName | null)[]): string[] =>
  places.flatMap((place) => (place ? [place.name, place.name_mi ?? ''] : []));
