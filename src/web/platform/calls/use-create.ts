import { useQueryClient } from '@tanstack/react-query';
import type { CallInput, Endpoint, ReplyJson } from '#contract/endpoint.ts';
import { idempotencyHeader } from '#contract/idempotency.ts';
import { ApiError, CreatedBeforeError, mayPass } from './api-error.ts';
import { refresh, useWrite } from './endpoint-query.ts';

/**
 * Creating a record, once: whoever got no answer and presses Save again, also after a reload, sends the
 * same key, and so gets the record that was created then. Whoever changed it meanwhile is told that the
 * first is there (`CreatedBeforeError`), and may save a second one.
 */
export function useCreate<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  const { mutateAsync } = useWrite(endpoint);
  return async function create(request: CallInput<E>): Promise<ReplyJson<E>> {
    const unanswered = readKey(endpoint);
    const key = unanswered ?? newKey();
    writeKey(endpoint, key);
    try {
      const reply = await mutateAsync(
        Object.assign({ headers: { [idempotencyHeader]: key } }, request),
      );
      writeKey(endpoint, null);
      return reply;
    } catch (error) {
      if (!mayPass(error)) writeKey(endpoint, null);
      if (!unanswered || !isOfAnother(error)) throw error;
      void refresh(client, endpoint.topics);
      throw new CreatedBeforeError();
    }
  };
}

/** `crypto.randomUUID` is for pages by HTTPS alone. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

const isOfAnother = (error: unknown) =>
  error instanceof ApiError && error.fields.idempotency_key !== undefined;

/** The key of the last creation by this call that got no answer, in this tab. */
const nameOf = ({ name }: Endpoint) => `unanswered:${name}`;

function readKey(endpoint: Endpoint): string | null {
  try {
    return sessionStorage.getItem(nameOf(endpoint));
  } catch {
    return null;
  }
}

function writeKey(endpoint: Endpoint, key: string | null) {
  try {
    if (key === null) sessionStorage.removeItem(nameOf(endpoint));
    else sessionStorage.setItem(nameOf(endpoint), key);
  } catch {
    // With storage blocked a second try is a second record, as it was without keys.
  }
}
