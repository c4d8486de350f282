import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mayCall } from '#contract/rights.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { learningSource, myLearningSource } from './learning-sources.ts';
import { matchOptions } from './match-options.ts';
import type { PaletteGroup } from './option.ts';
import { learnersSource, organisationsSource, peopleSource } from './people-sources.ts';
import type { SearchSource } from './search-source.ts';

/** What is typed now, and the term to search for, which follows when somebody pauses. */
type SearchTerm = { typed: string; term: string };

/** Searches records of every kind that this person may see. */
export function useRecordSources(search: SearchTerm) {
  const sources = [
    useSource(peopleSource, search),
    useSource(organisationsSource, search),
    useSource(learnersSource, search),
    useSource(learningSource, search),
    useSource(myLearningSource, search),
  ];
  const failed = sources.flatMap(({ query }) => (query.isError ? [query] : []));
  return {
    groups: sources.map(({ group }) => group),
    // A refetch because somebody else changed a record does not count as a search.
    isSearching: sources.some(
      ({ query }) => query.isFetching && (query.isPending || query.isPlaceholderData),
    ),
    error: failed[0]?.error,
    tryAgain: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

/** Punctuation alone is not searched for. */
const isSearchable = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Each source loads and fails by itself; typing on cancels its previous request. */
function useSource({ name, call, topics, find }: SearchSource, { typed, term }: SearchTerm) {
  const user = useCurrentUser();
  const translator = useTranslation();
  const query = useQuery({
    queryKey: ['found', user.uuid, name.key, term, translator.locale],
    queryFn: ({ signal, client }) => find({ term, signal, client, user, translator }),
    enabled: mayCall(user, call) && isSearchable(term),
    placeholderData: keepPreviousData,
    meta: { topics },
  });
  const result = isSearchable(typed) ? query.data : undefined;
  const group: PaletteGroup =
    result && term === typed && !query.isPlaceholderData
      ? { name, ...result }
      : // Until the new result arrives, the options of the last one that still match.
        { name, options: matchOptions(result?.options ?? [], typed, translator.words) };
  return { group, query };
}
