import { Refusal } from '#server/platform/refusal.ts';
import type { FailureKind } from './stripe-failure.ts';

const uncertain =
  'Nothing was changed here. If Stripe cancelled it all the same, this list will say so shortly.';

const sentences: Record<FailureKind | 'no-key', string> = {
  'no-key':
    'Stripe keeps this subscription, and no key for Stripe is set here, so it was not cancelled.',
  silent: `Stripe could not be reached or did not answer in time. ${uncertain}`,
  broken: `Stripe had a fault of its own. ${uncertain}`,
  unknown: 'Stripe does not know this subscription, so it was not cancelled.',
  refused: 'Stripe refused to cancel this subscription, so it was not cancelled.',
  key: 'Stripe does not accept the key that is set here, so the subscription was not cancelled.',
  busy: 'Stripe is too busy for our request, so the subscription was not cancelled. Please try again in a minute.',
};

/** The gateway refused or is down: exactly what that means, for the person who pressed the button. */
export function gatewayFailed(why: FailureKind | 'no-key'): Refusal {
  const message = sentences[why];
  return new Refusal(502, { message, errors: { subscription: [message] } });
}
