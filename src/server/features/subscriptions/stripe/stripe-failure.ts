import type { MessageDescriptor } from '#lib/messages/message.ts';
import { subscriptionErrorsMessages } from '#messages/subscriptions/subscription-errors.ts';
import { ApiError } from '#server/platform/http/api-error.ts';

/** Why a request to Stripe failed; `silent`: without an answer, so it may have been carried out. */
export type FailureKind = 'silent' | 'unknown' | 'refused' | 'key' | 'busy' | 'broken';

/** Without Stripe's own message, which quotes ids and addresses: errors are logged. */
export class StripeFailure extends Error {
  readonly kind: FailureKind;
  readonly code: string;

  constructor(kind: FailureKind, code: string) {
    super(`Stripe did not do what it was asked (${kind})`);
    this.name = 'StripeFailure';
    this.kind = kind;
    this.code = code;
  }
}

type SdkErrorFields = { statusCode?: unknown; code?: unknown };

const errorFields = (error: unknown): SdkErrorFields =>
  typeof error === 'object' && error !== null ? error : {};

/** 409: a request with the same idempotency key is still under way. */
export const isKeyInUse = (error: unknown) => errorFields(error).statusCode === 409;

export function throwStripeFailure(error: unknown): never {
  const { statusCode, code } = errorFields(error);
  const status = typeof statusCode === 'number' ? statusCode : 0;
  const detail = typeof code === 'string' ? code : 'none';
  throw new StripeFailure(kindOf(status), `${status} ${detail}`);
}

function kindOf(status: number): FailureKind {
  if (status === 0) return 'silent';
  if (status === 401 || status === 403) return 'key';
  if (status === 404) return 'unknown';
  if (status === 429) return 'busy';
  return status >= 500 || status === 409 ? 'broken' : 'refused';
}

const messages: Record<FailureKind | 'no-key', MessageDescriptor> = {
  'no-key': subscriptionErrorsMessages.noKey,
  silent: subscriptionErrorsMessages.silent,
  broken: subscriptionErrorsMessages.broken,
  unknown: subscriptionErrorsMessages.unknown,
  refused: subscriptionErrorsMessages.refused,
  key: subscriptionErrorsMessages.key,
  busy: subscriptionErrorsMessages.busy,
};

/** Stripe refused or is down: what exactly, as a message to the person who pressed the button. */
export function gatewayFailed(reason: FailureKind | 'no-key'): ApiError {
  const message = messages[reason];
  return new ApiError(502, message, { errors: { subscription: [message] } });
}
