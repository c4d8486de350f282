import { useQueryClient } from '@tanstack/react-query';
import type { CallInput, Endpoint, ReplyJson } from '#contract/endpoint.ts';
import { idempotencyHeader } from '#contract/idempotency.ts';
import { creatingMessages } from '#messages/shared/creating.ts';
import { forgetInTab, keepInTab, readInTab } from '#web/platform/browser/tab-storage.ts';
import { ApiError, mayPass } from './api-error.ts';
import { refresh, useWrite } from './endpoint-query.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/**
 * Creating a record, once: whoever got no answer and presses Save again, also after a reload, sends the
 * same key, and so gets the record that was created then. Whoever changed it meanwhile is told that the
 * first is there (`CreatedBeforeError`), and may save a second one. `of` tells apart what can be created
 * from several places of one screen.
 */
export function useCreate<E extends Endpoint>(endpoint: E) {
  const once = useOnce(endpoint);
  const { mutateAsync } = useWrite(endpoint);
  return (request: CallInput<E>, of = ''): Promise<ReplyJson<E>> =>
    once((headers) => mutateAsync(Object.assign({ headers }, request)), of);
}

type Send<E extends Endpoint> = (headers: Record<string, string>) => Promise<ReplyJson<E>>;

/** The same of what is sent in another way, such as a file. */
export function useOnce<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return async function once(send: Send<E>, of: string): Promise<ReplyJson<E>> {
    const name = `unanswered:${endpoint.name}${of}`;
    const unanswered = readUnanswered(name);
    const key = unanswered ?? newIdempotencyKey();
    keepInTab(name, key);
    underWay.add(key);
    try {
      const reply = await send({ [idempotencyHeader]: key });
      forgetKey(name, key);
      return reply;
    } catch (error) {
      if (!mayPass(error)) forgetKey(name, key);
      if (!unanswered || !isOfAnother(error)) throw error;
      void refresh(client, endpoint.topics);
      throw new CreatedBeforeError();
    } finally {
      underWay.delete(key);
    }
  };
}

/** What was sent before, without an answer, has created a record; what is sent now differs from it. */
class CreatedBeforeError extends ApiError {
  override readonly title = creatingMessages.savedBefore;
  override readonly reason = creatingMessages.savedBeforeWhat;

  constructor() {
    super(422);
  }
}

/** Sent, and not answered yet. What else is created meanwhile is another record. */
const underWay = new Set<string>();

const isOfAnother = (error: unknown) =>
  error instanceof ApiError && error.fields.idempotency_key !== undefined;

/** The key of the last creation under this name that got no answer, in this tab. */
function readUnanswered(name: string): string | null {
  const key = readInTab(name);
  return key !== null && underWay.has(key) ? null : key;
}

function forgetKey(name: string, key: string) {
  if (readInTab(name) === key) forgetInTab(name);
}
