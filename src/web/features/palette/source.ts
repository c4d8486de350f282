import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts.ts';
import type { Permission } from '#contract/permissions.ts';
import type { BothNames } from '#contract/place-names.ts';
import { nameIn } from '#contract/place-names.ts';
import type { Topic } from '#contract/topics.ts';
import { english } from '#texts/speaker.ts';
import type { Spoken, Text } from '#texts/text.ts';
import type { Speech } from '#web/platform/use-text.tsx';
import type { Group, Place } from './option.ts';

/** As many of each kind as are shown: for more there is the list, or another letter. */
export const mostShown = 5;

export type Asking = {
  term: string;
  signal: AbortSignal;
  client: QueryClient;
  user: CurrentUser;
  speech: Speech;
};

export type Found = Omit<Group, 'name' | 'options'> & { options: Place[] };

/** Where the palette looks for records of one kind, on behalf of those who may. */
export type Source = {
  name: Text;
  allow: Permission;
  /** What its answers show. */
  topics: readonly Topic[];
  find: (asking: Asking) => Promise<Found>;
};

/** The first few of what was looked through here. */
export const firstOf = (options: Place[]): Found => ({
  options: options.slice(0, mostShown),
  isCut: options.length > mostShown,
});

/** The name in the reader's language, which says so. */
export function nameOf(place: BothNames, locale: string): Spoken {
  const words = nameIn(locale, place);
  return { words, locale: words === place.name ? english : 'mi' };
}

/** By these it is found, whichever of them is shown. */
export const namesOf = (places: readonly (BothNames | null)[]): string[] =>
  places.flatMap((place) => (place ? [place.name, place.name_mi ?? ''] : []));
