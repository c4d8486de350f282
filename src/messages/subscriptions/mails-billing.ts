import { defineMessages } from '#lib/messages/message.ts';

/** The mail to somebody whose bank asks for their consent. */
export const mailsBillingMessages = defineMessages('mailsBilling', {
  confirm: 'Please confirm your payment',
  confirmWhy:
    'Your bank asks you to confirm the payment for your subscription to {{product}}. It won’t go through until you do.',
  confirmIt: 'Confirm the payment',
  subscribes: 'You’re getting this email because you pay for a subscription to {{product}}.',
  toStripe: 'The link leads to Stripe, which takes payments for us.',
});
