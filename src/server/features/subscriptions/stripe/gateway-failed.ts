import type { MessageDescriptor } from '#messages/message.ts';
import { subscriptionErrorsMessages } from '#messages/subscriptions/subscription-errors.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import type { FailureKind } from './stripe-failure.ts';

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
