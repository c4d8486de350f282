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
import { idempotencyHeader } from '#contract/idempotency.ts';
import type { Topic } from '#contract/topics.ts';
import { reloadTranslations } from '#web/i18n/language.ts';
import { newestRecords } from '#web/platform/calls/newest-records.ts';
import { socketId } from '#web/platform/live/socket-id.ts';
import { isUnanswered, NetworkError } from './api-error.ts';
import { call } from './call.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
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

type Options = { ifMatch?: string | undefined; headers?: Readonly<Record<string, string>> };

/**
 * Writing: afterwards every query of the endpoint's topics is fetched again, except `exceptQuery`, into
 * which the caller writes the reply itself.
 */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  { exceptQuery }: { exceptQuery?: QueryKey } = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ ifMatch, headers: given, ...request }: CallInput<E> & Options) => {
      const key = endpoint.idempotent && { [idempotencyHeader]: newIdempotencyKey() };
      const headers = { ...key, ...given };
      return call(endpoint, request as CallInput<E>, { ifMatch, headers, socket: socketId() });
    },
    // Not awaited: the person can carry on as soon as their own text is saved.
    onSuccess: () => {
      void refresh(client, endpoint.topics, exceptQuery);
    },
    // It may have been done, and this page isn't told of what it has asked for itself.
    onError: (error) => {
      if (isUnanswered(error)) void inBackground(() => refresh(client, endpoint.topics));
    },
  });
}

/** Also called when the server announces topics that someone else changed. */
export async function refresh(client: QueryClient, changed: readonly Topic[], except?: QueryKey) {
  const exceptHash = except && hashKey(except);
  if (changed.includes('translations')) void reloadTranslations().catch(() => undefined);
  const isAffected = ({ meta, queryHash }: Query) =>
    queryHash !== exceptHash && (meta?.topics?.some((topic) => changed.includes(topic)) ?? false);
  await refetchMatching(client, isAffected);
}

/**
 * A first fetch that is under way may have read the data from before the change: its answer is
 * shown, so that nobody waits longer, and the query runs once more.
 */
export async function refetchMatching(client: QueryClient, matches: (query: Query) => boolean) {
  const fetching = client.getQueryCache().findAll({ predicate: matches, fetchStatus: 'fetching' });
  // The other queries are cancelled and refetched by the invalidation.
  const notCancelled = fetching.filter(
    (query) => query.state.data === undefined || !query.isActive(),
  );
  await Promise.all([
    client.invalidateQueries({ predicate: matches }),
    ...notCancelled.map(async (query) => {
      await query.promise?.catch(() => undefined);
      await inBackground(() => client.invalidateQueries({ predicate: (each) => each === query }));
    }),
  ]);
}

/**
 * Puts what a call has just answered into the cache. A fetch that is under way may have read the
 * data from before that call and would bring it back, so it is cancelled and begun again.
 */
export async function replaceQueryData(client: QueryClient, queryKey: QueryKey, put: () => void) {
  const wasFetching = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  put();
  if (wasFetching) void client.invalidateQueries({ queryKey });
}

/**
 * The server would refuse a second time, too, so only a lost connection is retried. Calls are made
 * offline as well: waiting silently for the network would look like a screen that hangs.
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
