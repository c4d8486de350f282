import { defineMessages } from '#lib/messages/message.ts';

/** Who keeps the subscriptions, and where Stripe says otherwise than what is stored. */
export const billingMessages = defineMessages('billing', {
  byHand: 'Kept here by hand: no Stripe key is set.',
  byStripe: 'Stripe keeps these.',
  comparing: 'Comparing them with it…',
  compareNow: 'Compare now',
  neverCompared: 'They have not been compared with it yet.',
  notAsked: 'Stripe could not be asked to compare them ({{at, dayAndTime}}).',
  compared: {
    one: '{{count}} subscription compared on {{at, dayAndTime}}: {{result}}.',
    other: '{{count}} subscriptions compared on {{at, dayAndTime}}: {{result}}.',
  },
  nothingDiffered: 'nothing differed',
  differences: { one: '{{count}} difference', other: '{{count}} differences' },
  whatDiffered: 'What differed',
  onlyFirst: 'These are the first {{shown}}.',

  unknownPerson:
    'Stripe has a subscription of {{person}}, who has no account here. It is not stored.',
  withoutEmail: 'a customer without an email address',
  missingHere:
    '{{person}}: a subscription of Stripe’s was missing here ({{status}}). It is here now.',
  missingThere:
    '{{person}}: Stripe does not know a subscription that is kept here ({{status}}). It was left as it is.',
  putRight: '{{person}}: {{field}} was {{here}} here and is {{there}} at Stripe. It was put right.',
  type: 'the type',
  status: 'the status',
  price: 'the price',
  quantity: 'the number',
  trialEnd: 'the end of the trial',
  periodEnd: 'the end of the period',
  end: 'the end date',
});
