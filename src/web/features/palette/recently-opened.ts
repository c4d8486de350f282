import type { QueryClient } from '@tanstack/react-query';
import type { Destination } from './option.ts';

const most = 5;
const key = ['opened-last'];

/** What was opened from here. It is known no longer than what the server said: until log-out. */
export const recentlyOpened = (client: QueryClient): Destination[] =>
  client.getQueryData(key) ?? [];

export function recordOpened(client: QueryClient, place: Destination) {
  const others = recentlyOpened(client).filter(({ href }) => href !== place.href);
  client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData(key, [place, ...others].slice(0, most));
}
