import type { QueryClient } from '@tanstack/react-query';
import type { Place } from './option.ts';

const most = 5;
const key = ['opened-last'];

/** What was opened from here. It is known no longer than what the server said: until log-out. */
export const openedLast = (client: QueryClient): Place[] => client.getQueryData(key) ?? [];

export function noteOpened(client: QueryClient, place: Place) {
  const others = openedLast(client).filter(({ href }) => href !== place.href);
  client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData(key, [place, ...others].slice(0, most));
}
