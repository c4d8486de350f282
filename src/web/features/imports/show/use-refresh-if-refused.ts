import { useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { isUnanswered } from '#web/platform/calls/api-error.ts';
import { refresh } from '#web/platform/calls/endpoint-query.ts';

/**
 * For an act on an import that failed. Refused, it was confirmed or discarded elsewhere, or has other
 * rows by now, which the page shows then. Without an answer it is read again anyway (`useWrite`).
 */
export function useRefreshIfRefused({ topics }: Pick<Endpoint, 'topics'>) {
  const client = useQueryClient();
  return (error: unknown) => {
    if (!isUnanswered(error)) void refresh(client, topics);
  };
}
