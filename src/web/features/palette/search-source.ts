import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { BilingualName } from '#contract/organisations/place-names.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import type { Topic } from '#contract/topics.ts';
import type { LocalizedText, MessageDescriptor } from '#lib/messages/message.ts';
import { english } from '#messages/localizer.ts';
import type { Translator } from '#web/i18n/use-translation.tsx';
import type { Destination, PaletteGroup } from './option.ts';

/** How many options of each kind are shown at most. */
export const maxPerGroup = 5;

export type SourceQuery = {
  term: string;
  signal: AbortSignal;
  client: QueryClient;
  user: CurrentUser;
  translator: Translator;
};

export type SourceResult = Omit<PaletteGroup, 'name' | 'options'> & { options: Destination[] };

/** Searches records of one kind by `call`, for whoever may make it. */
export type SearchSource = {
  name: MessageDescriptor;
  call: Endpoint;
  /** The topics whose changes outdate its results. */
  topics: readonly Topic[];
  find: (query: SourceQuery) => Promise<SourceResult>;
};

/** Cuts off results that were all matched here, in the browser. */
export const firstResults = (options: Destination[]): SourceResult => ({
  options: options.slice(0, maxPerGroup),
  isTruncated: options.length > maxPerGroup,
});

/** The name in the reader's language where there is one, marked with its language. */
export function localizedName(named: BilingualName, locale: string): LocalizedText {
  const words = nameIn(locale, named);
  return { words, locale: words === named.name ? english : 'mi' };
}

/** Both names: a record is found by either, whichever is shown. */
export const searchableNames = (records: readonly (BilingualName | null)[]): string[] =>
  records.flatMap((named) => (named ? [named.name, named.name_mi ?? ''] : []));
