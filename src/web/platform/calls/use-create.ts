import { useQueryClient } from '@tanstack/react-query';
import type { CallInput, Endpoint, ReplyJson } from '#contract/endpoint.ts';
import { useWrite } from './endpoint-query.ts';
import { sendOnce } from './send-once.ts';

/**
 * Creating a record, once: whoever got no answer and presses Save again, also after a reload, sends the
 * same key, and so gets the record that was created then. Whoever changed it meanwhile is told that the
 * first is there (`CreatedBeforeError`), and may save a second one. `of` tells apart what can be created
 * from several places of one screen.
 */
export function useCreate<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  const { mutateAsync } = useWrite(endpoint);
  return (request: CallInput<E>, of = ''): Promise<ReplyJson<E>> =>
    sendOnce(client, endpoint, {
      send: (headers) => mutateAsync(Object.assign({ headers }, request)),
      of,
    });
}
