import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';
import { learningSource, myLearningSource } from './find-learning.ts';
import { learnersSource, organisationsSource, peopleSource } from './find-people.ts';
import { matchOptions } from './match-options.ts';
import type { PaletteGroup } from './option.ts';
import type { SearchSource } from './source.ts';

/** What is being looked for, as far as somebody typed, and where they paused. */
type SearchTerm = { typed: string; asked: string };

/** Records of every kind this person may find. */
export function useRecordSources(sought: SearchTerm) {
  const sources = [
    useSource(peopleSource, sought),
    useSource(organisationsSource, sought),
    useSource(learnersSource, sought),
    useSource(learningSource, sought),
    useSource(myLearningSource, sought),
  ];
  const failed = sources.flatMap(({ query }) => (query.isError ? [query] : []));
  return {
    groups: sources.map(({ group }) => group),
    // What is read anew because somebody else changed it is no search of this person's.
    isSearching: sources.some(
      ({ query }) => query.isFetching && (query.isPending || query.isPlaceholderData),
    ),
    error: failed[0]?.error,
    tryAgain: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

/** Punctuation alone is not searched for. */
const isAskable = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Each source loads and fails by itself; typing on cancels its previous request. */
function useSource({ name, allow, topics, find }: SearchSource, { typed, asked }: SearchTerm) {
  const user = useCurrentUser();
  const speech = useTranslation();
  const query = useQuery({
    queryKey: ['found', user.uuid, name.key, asked, speech.locale],
    queryFn: ({ signal, client }) => find({ term: asked, signal, client, user, speech }),
    enabled: hasPermission(user, allow) && isAskable(asked),
    placeholderData: keepPreviousData,
    meta: { topics },
  });
  const found = isAskable(typed) ? query.data : undefined;
  const group: PaletteGroup =
    found && asked === typed && !query.isPlaceholderData
      ? { name, ...found }
      : // Of the last answer, what still holds: until the next one is there.
        { name, options: matchOptions(found?.options ?? [], typed, speech.words) };
  return { group, query };
}
