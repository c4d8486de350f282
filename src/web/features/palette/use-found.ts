import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { permits, useCurrentUser } from '#web/platform/session.ts';
import { useText } from '#web/platform/use-text.tsx';
import { learning, ownLearning } from './find-learning.ts';
import { learners, organisations, people } from './find-people.ts';
import { matching } from './matching.ts';
import type { Group } from './option.ts';
import type { Source } from './source.ts';

/** What is being looked for, as far as somebody typed, and where they paused. */
type Sought = { typed: string; asked: string };

/** Records of every kind this person may find. */
export function useFound(sought: Sought) {
  const sources = [
    useSource(people, sought),
    useSource(organisations, sought),
    useSource(learners, sought),
    useSource(learning, sought),
    useSource(ownLearning, sought),
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

/** Signs alone are no name, and some of them no address. */
const isAskable = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Each has its own time and its own mishaps; whoever types on cancels what was asked before. */
function useSource({ name, allow, topics, find }: Source, { typed, asked }: Sought) {
  const user = useCurrentUser();
  const speech = useText();
  const query = useQuery({
    queryKey: ['found', user.uuid, name.key, asked, speech.locale],
    queryFn: ({ signal, client }) => find({ term: asked, signal, client, user, speech }),
    enabled: permits(user, allow) && isAskable(asked),
    placeholderData: keepPreviousData,
    meta: { topics },
  });
  const found = isAskable(typed) ? query.data : undefined;
  const group: Group =
    found && asked === typed && !query.isPlaceholderData
      ? { name, ...found }
      : // Of the last answer, what still holds: until the next one is there.
        { name, options: matching(found?.options ?? [], typed, speech.words) };
  return { group, query };
}
