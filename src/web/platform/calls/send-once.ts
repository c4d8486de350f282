import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint, ReplyJson } from '#contract/endpoint.ts';
import { idempotencyHeader } from '#contract/idempotency.ts';
import { creatingMessages } from '#messages/shared/creating.ts';
import { forgetInTab, keepInTab, readInTab } from '#web/platform/browser/tab-storage.ts';
import { ApiError, mayPass } from './api-error.ts';
import { refresh } from './endpoint-query.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

type Send<E extends Endpoint> = (headers: Record<string, string>) => Promise<ReplyJson<E>>;

/**
 * Sends what creates a record, which is done once however often it is sent: whoever got no answer, and
 * sends it again, also after a reload, has the same key. `of` tells apart what is sent otherwise.
 */
export async function sendOnce<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  { send, of }: { send: Send<E>; of: string },
): Promise<ReplyJson<E>> {
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
