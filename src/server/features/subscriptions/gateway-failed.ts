import { Refusal } from '#server/platform/refusal.ts';
import { subscriptionRefusalsText } from '#texts/subscription-refusals.ts';
import type { Text } from '#texts/text.ts';
import type { FailureKind } from './stripe-failure.ts';

const sentences: Record<FailureKind | 'no-key', Text> = {
  'no-key': subscriptionRefusalsText.noKey,
  silent: subscriptionRefusalsText.silent,
  broken: subscriptionRefusalsText.broken,
  unknown: subscriptionRefusalsText.unknown,
  refused: subscriptionRefusalsText.refused,
  key: subscriptionRefusalsText.key,
  busy: subscriptionRefusalsText.busy,
};

/** The gateway refused or is down: exactly what that means, for the person who pressed the button. */
export function gatewayFailed(why: FailureKind | 'no-key'): Refusal {
  const sentence = sentences[why];
  return new Refusal(502, sentence, { errors: { subscription: [sentence] } });
}
