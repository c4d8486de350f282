import { defineMessages } from '#lib/messages/message.ts';

/** Taking the second step off an account: as administrators start it, and as its owner finishes it. */
export const factorResetsMessages = defineMessages('factorResets', {
  title: 'Two-step login',
  isOff: 'Off: the password alone lets them in.',
  asked: 'Their role asks for it.',
  requiredBy: 'Their role needs it from {{at}} on.',
  overdue: 'Their role needs it, so they have to set it up before anything else.',
  app: 'Authenticator app',
  passkey: 'Passkey',
  since: 'since {{at}}',
  lastUsed: 'last used {{at}}',
  codesLeft: {
    one: '{{count}} recovery code left',
    other: '{{count}} recovery codes left',
  },
  start: 'Reset two-step login',
  how: 'For someone who lost their phone and their recovery codes. First make sure that it’s really them who asks, such as by ringing the number you know. We email them a link, which needs their password too.',
  started: 'We emailed {{email}} a link. It works for 24 hours, with their password.',
  waiting: '{{name}} started a reset on {{started}}. The link works until {{until}}.',
  waitingOfNobody: 'A reset was started on {{started}}. The link works until {{until}}.',
  withdraw: 'Cancel the reset',
  withdrawn: 'The link no longer works.',
  oneself: 'You can’t reset your own two-step login. Ask another administrator.',
  noFactor: '{{name}} has no two-step login.',
  passwordFirst:
    '{{name}} has no password, which the link would need. Send them an invitation to choose one first, then come back here.',
  noPassword: '{{name}} has no password yet, which the link would need.',
  notVerified: 'The email address of {{name}} isn’t verified yet.',
  inactive: '{{name}} can’t log in: the account is off.',
  linkOver:
    'It was used already, or is more than 24 hours old. Ask your administrator for another link.',
  finishTitle: 'Remove the second step from your account',
  finishWhat:
    'From then on your password alone lets you in, you’re logged out everywhere, and your recovery codes end. Then set up two-step login again with your new phone.',
  choosePassword:
    'No password, or forgotten it? <forgot>Choose a new one</forgot> first, then ask your administrator for another link.',
  finish: 'Remove it',
  finished: 'It’s removed. Log in with your password, then set up two-step login again.',
  logIn: 'Log in',
});
