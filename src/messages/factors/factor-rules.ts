import { defineMessages } from '#lib/messages/message.ts';

/** Which roles need two-step login, on the page where administrators set it. */
export const factorRulesMessages = defineMessages('factorRules', {
  title: 'Two-step login',
  about:
    'Whether people with a role have a second step beside their password. People who lost theirs are helped from their own page in Users.',
  demo: 'In this demo nobody has to, so that one press logs you in. Try it: the rules work.',
  off: 'Off',
  asked: 'Asked for',
  required: 'Required',
  rule: 'Two-step login',
  graceDays: 'Days of grace',
  graceHint:
    'From the day it’s required, or from the day someone gets the role. 0 to 90; after that they set it up before anything else.',
  newcomers: 'From the first day for whoever is given this role from now on',
  haveIt: {
    one: '<all>{{count}} person</all> has this role, <having>{{with}} with</having> two-step login and <lacking>{{without}} without</lacking>.',
    other:
      '<all>{{count}} people</all> have this role, <having>{{with}} with</having> two-step login and <lacking>{{without}} without</lacking>.',
  },
  yourself: 'You have until {{at}} to set it up for yourself.',
  yourselfFirst:
    'With this you’d have to set up two-step login at once yourself. Do that first, in My account.',
});
