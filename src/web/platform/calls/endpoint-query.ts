import {
  hashKey,
  type Query,
  QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { CallInput, Endpoint } from '#contract/endpoint.ts';
import type { Topic } from '#contract/topics.ts';
import { reloadTranslations } from '#web/i18n/language.ts';
import { newestRecords } from '#web/platform/calls/newest-records.ts';
import { socketId } from '#web/platform/live/socket-id.ts';
import { NetworkError } from './api-error.ts';
import { call } from './call.ts';
import { inBackground } from './pending-calls.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { topics?: readonly Topic[] };
  }
}

/** Data this fresh is shown without a new request: stepping back and forth costs nothing. */
const defaultStaleTime = 30_000;

/** Reading: `useSuspenseQuery(read(showReflection, { params: { uuid } }))`. */
export const read = <E extends Endpoint>(endpoint: E, request: CallInput<E>) =>
  queryOptions({
    queryKey: [endpoint.name, request],
    queryFn: ({ signal }) => call(endpoint, request, { signal }),
    staleTime: defaultStaleTime,
    meta: { topics: endpoint.topics },
  });

/**
 * Writing: afterwards every open screen that shows one of the endpoint's topics reads again. But for
 * `knownIn`, where the caller puts what the server answers: it would be asked for what it knows.
 */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  { knownIn }: { knownIn?: QueryKey } = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ ifMatch, ...request }: CallInput<E> & { ifMatch?: string | undefined }) =>
      call(endpoint, request as CallInput<E>, { ifMatch, socket: socketId() }),
    // Not awaited: the person can go on as soon as their own text is saved.
    onSuccess: () => {
      void refresh(client, endpoint.topics, knownIn);
    },
  });
}

/** Also called when the server announces topics that someone else changed. */
export async function refresh(client: QueryClient, changed: readonly Topic[], except?: QueryKey) {
  const known = except && hashKey(except);
  if (changed.includes('translations')) void reloadTranslations().catch(() => undefined);
  const shows = ({ meta, queryHash }: Query) =>
    queryHash !== known && (meta?.topics?.some((topic) => changed.includes(topic)) ?? false);
  await refetchMatching(client, shows);
}

/** What a screen still waits for may have been read before the change: it is shown, and read once more. */
export async function refetchMatching(client: QueryClient, shows: (query: Query) => boolean) {
  const reading = client.getQueryCache().findAll({ predicate: shows, fetchStatus: 'fetching' });
  // The other queries are cancelled and refetched by the invalidation.
  const goesOn = reading.filter((query) => query.state.data === undefined || !query.isActive());
  await Promise.all([
    client.invalidateQueries({ predicate: shows }),
    ...goesOn.map(async (query) => {
      await query.promise?.catch(() => undefined);
      await inBackground(() => client.invalidateQueries({ predicate: (one) => one === query }));
    }),
  ]);
}

/**
 * For what a call has just answered. What is being read meanwhile may have been read before that and
 * would bring back what was: it is called off, and read anew.
 */
export async function replaceQueryData(client: QueryClient, queryKey: QueryKey, put: () => void) {
  const isBeingRead = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  put();
  if (isBeingRead) void client.invalidateQueries({ queryKey });
}

/**
 * A refusal stays one however often it is asked, so only a lost connection is tried again. Calls
 * are made offline too: waiting silently for the network would look like a screen that hangs.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        structuralSharing: newestRecords,
        networkMode: 'always',
        retry: (failures, error) => error instanceof NetworkError && failures < 2,
        retryDelay: 500,
      },
      mutations: { networkMode: 'always' },
    },
  });
