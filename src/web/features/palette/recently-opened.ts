import type { QueryClient } from '@tanstack/react-query';
import type { Destination } from './option.ts';

const maxCount = 5;
const key = ['opened-last'];

/** Kept in the query cache, which is emptied at log-out. */
export const recentlyOpened = (client: QueryClient): Destination[] =>
  client.getQueryData(key) ?? [];

export function recordOpened(client: QueryClient, destination: Destination) {
  const others = recentlyOpened(client).filter(({ href }) => href !== destination.href);
  client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData(key, [destination, ...others].slice(0, maxCount));
}
