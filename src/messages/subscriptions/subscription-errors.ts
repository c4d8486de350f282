import { defineMessages } from '#lib/messages/message.ts';

const uncertain =
  'Nothing was changed here. If Stripe cancelled it anyway, this list will say so shortly.';

/** Why a subscription stays as it is, and what Stripe has to do with it. */
export const subscriptionErrorsMessages = defineMessages('subscriptionRefusals', {
  addAtStripe: 'Stripe manages the subscriptions: please add it there.',
  changeAtStripe: 'Stripe manages this subscription: please change it there.',
  nothingToCompare: 'There is nothing to compare with: no Stripe key is set.',
  noKey:
    'Stripe manages this subscription, and no key for Stripe is set here, so it wasn’t cancelled.',
  silent: `Stripe couldn’t be reached or didn’t answer in time. ${uncertain}`,
  broken: `Stripe had a fault of its own. ${uncertain}`,
  unknown: 'Stripe doesn’t know this subscription, so it wasn’t cancelled.',
  refused: 'Stripe refused to cancel this subscription, so it wasn’t cancelled.',
  key: 'Stripe doesn’t accept the key that is set here, so the subscription wasn’t cancelled.',
  busy: 'Stripe is too busy for our request, so the subscription wasn’t cancelled. Please try again in a minute.',
});
