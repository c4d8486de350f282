import { defineMessages } from '#lib/messages/message.ts';

/** Who keeps the subscriptions, and where Stripe says otherwise than what is stored. */
export const billingMessages = defineMessages('billing', {
  byHand: 'Managed here by hand: no Stripe key is set.',
  byStripe: 'Managed by Stripe.',
  comparing: 'Comparing with Stripe…',
  compareNow: 'Compare now',
  neverCompared: 'Not compared with Stripe yet.',
  notAsked: 'The comparison with Stripe failed ({{at, dayAndTime}}).',
  compared: {
    one: '{{count}} subscription compared on {{at, dayAndTime}}: {{result}}.',
    other: '{{count}} subscriptions compared on {{at, dayAndTime}}: {{result}}.',
  },
  nothingDiffered: 'no differences',
  differences: { one: '{{count}} difference', other: '{{count}} differences' },
  whatDiffered: 'What differed',
  onlyFirst: 'These are the first {{shown}}.',

  unknownPerson:
    'Stripe has a subscription of {{person}}, who has no account here. It isn’t stored.',
  withoutEmail: 'a customer without an email address',
  missingHere:
    '{{person}}: a Stripe subscription was missing here ({{status}}). It has been added.',
  missingThere:
    '{{person}}: Stripe doesn’t know a subscription that is stored here ({{status}}). It was left as it is.',
  putRight:
    '{{person}}: {{field}} was {{here}} here and is {{there}} at Stripe. It has been corrected.',
  type: 'the type',
  status: 'the status',
  price: 'the price',
  quantity: 'the number',
  trialEnd: 'the end of the trial',
  periodEnd: 'the end of the period',
  end: 'the end date',
});
