import {
  hashKey,
  type Query,
  QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Endpoint, Request } from '#contract/endpoint.ts';
import type { Topic } from '#contract/topics.ts';
import { quietly } from './activity.ts';
import { call } from './call.ts';
import { hearRewording } from './language.ts';
import { socketId } from './live/socket-id.ts';
import { Unreachable } from './refused.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { topics?: readonly Topic[] };
  }
}

/** Young enough to show without asking again: stepping back and forth costs no request. */
const fresh = 30_000;

/** Reading: `useSuspenseQuery(read(showReflection, { params: { uuid } }))`. */
export const read = <E extends Endpoint>(endpoint: E, request: Request<E>) =>
  queryOptions({
    queryKey: [endpoint.name, request],
    queryFn: ({ signal }) => call(endpoint, request, { signal }),
    staleTime: fresh,
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
    mutationFn: ({ ifMatch, ...request }: Request<E> & { ifMatch?: string | undefined }) =>
      call(endpoint, request as Request<E>, { ifMatch, socket: socketId() }),
    // Not waited for: the person goes on as soon as their own text is safe.
    onSuccess: () => {
      void refresh(client, endpoint.topics, knownIn);
    },
  });
}

/** Also called when the server announces topics that someone else changed. */
export async function refresh(client: QueryClient, changed: readonly Topic[], except?: QueryKey) {
  const known = except && hashKey(except);
  if (changed.includes('translations')) void hearRewording().catch(() => undefined);
  const shows = ({ meta, queryHash }: Query) =>
    queryHash !== known && (meta?.topics?.some((topic) => changed.includes(topic)) ?? false);
  await readAgain(client, shows);
}

/** What a screen still waits for may have been read before the change: it is shown, and read once more. */
export async function readAgain(client: QueryClient, shows: (query: Query) => boolean) {
  const reading = client.getQueryCache().findAll({ predicate: shows, fetchStatus: 'fetching' });
  // The others are called off and begun anew with what follows.
  const goesOn = reading.filter((query) => query.state.data === undefined || !query.isActive());
  await Promise.all([
    client.invalidateQueries({ predicate: shows }),
    ...goesOn.map(async (query) => {
      await query.promise?.catch(() => undefined);
      await quietly(() => client.invalidateQueries({ predicate: (one) => one === query }));
    }),
  ]);
}

/**
 * For what a call has just answered. What is being read meanwhile may have been read before that and
 * would bring back what was: it is called off, and read anew.
 */
export async function putOver(client: QueryClient, queryKey: QueryKey, put: () => void) {
  const isBeingRead = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  put();
  if (isBeingRead) void client.invalidateQueries({ queryKey });
}

/**
 * A refusal stays one however often it is asked, so only a lost connection is tried again. Calls
 * are made offline too: waiting silently for the network would look like a screen that hangs.
 */
export const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failures, error) => error instanceof Unreachable && failures < 2,
        retryDelay: 500,
      },
      mutations: { networkMode: 'always' },
    },
  });
