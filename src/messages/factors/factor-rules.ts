import { defineMessages } from '#lib/messages/message.ts';

/** Which roles need two-step login, on the page where administrators set it. */
export const factorRulesMessages = defineMessages('factorRules', {
  title: 'Two-step login',
  about:
    'Whether people with a role have a second step beside their password. To help someone who has lost theirs, open their page in Users.',
  demo: 'It isn’t required in this demo, so one click logs you in. Try it: the rules work.',
  off: 'Off',
  asked: 'Asked for',
  required: 'Required',
  rule: 'Two-step login',
  graceDays: 'Grace period (days)',
  graceHint:
    'From the day it’s required, or from the day someone gets the role. 0 to 90; after that they set it up before anything else.',
  newcomers: 'From the first day for anyone given this role from now on',
  haveIt: {
    one: '<all>{{count}} person</all> has this role, <having>{{with}} with</having> two-step login and <lacking>{{without}} without</lacking>.',
    other:
      '<all>{{count}} people</all> have this role, <having>{{with}} with</having> two-step login and <lacking>{{without}} without</lacking>.',
  },
  yourself: 'You have until {{at}} to set it up for yourself.',
  yourselfFirst:
    'With this you’d have to set up two-step login at once yourself. Do that first, in My account.',
});
