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
import { isUnanswered } from './api-error.ts';
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
    mutationFn: (sent: CallInput<E> & Options) => {
      const { ifMatch, headers: given, ...request } = sent;
      const headers = {
        ...(endpoint.idempotent && { [idempotencyHeader]: keyOf(sent) }),
        ...given,
      };
      return call(endpoint, request as CallInput<E>, { ifMatch, headers, socket: socketId() });
    },
    // With a key it is done once, however often it is sent. Only at once: what is pressed later may be
    // meant anew, as somebody may have undone it.
    retry: (failures, error) =>
      endpoint.idempotent !== undefined && navigator.onLine && mayRetry(failures, error),
    // Not awaited: the person can carry on as soon as their own text is saved. Without an answer it may
    // have been done, too, and a page isn't told of what it has asked for itself.
    onSettled: (_, error) => {
      if (!error) void refresh(client, endpoint.topics, exceptQuery);
      else if (isUnanswered(error)) void refresh(client, endpoint.topics);
    },
  });
}

/** Of what is written, the same each time it is sent. */
const keys = new WeakMap<object, string>();
function keyOf(sent: object) {
  const key = keys.get(sent) ?? newIdempotencyKey();
  keys.set(sent, key);
  return key;
}

const mayRetry = (failures: number, error: Error) => isUnanswered(error) && failures < 2;

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
        retry: mayRetry,
        retryDelay: 500,
      },
      mutations: { networkMode: 'always' },
    },
  });
