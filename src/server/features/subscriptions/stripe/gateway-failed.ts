import type { MessageDescriptor } from '#lib/messages/message.ts';
import { subscriptionErrorsMessages } from '#messages/subscriptions/subscription-errors.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import type { FailureKind } from './stripe-failure.ts';

const sentences: Record<FailureKind | 'no-key', MessageDescriptor> = {
  'no-key': subscriptionErrorsMessages.noKey,
  silent: subscriptionErrorsMessages.silent,
  broken: subscriptionErrorsMessages.broken,
  unknown: subscriptionErrorsMessages.unknown,
  refused: subscriptionErrorsMessages.refused,
  key: subscriptionErrorsMessages.key,
  busy: subscriptionErrorsMessages.busy,
};

/** The gateway refused or is down: exactly what that means, for the person who pressed the button. */
export function gatewayFailed(why: FailureKind | 'no-key'): ApiError {
  const sentence = sentences[why];
  return new ApiError(502, sentence, { errors: { subscription: [sentence] } });
}
