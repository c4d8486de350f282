import { defineMessages } from '#lib/messages/message.ts';

/** What somebody logs in with besides their password, in “My account”. */
export const factorsMessages = defineMessages('factors', {
  title: 'Two-step login',
  about:
    'With a second step, nobody gets into your account with your password alone, even if they can read your email.',
  app: 'Authenticator app',
  off: 'Off',
  on: 'On',
  since: 'Since {{at}}',
  lastUsed: 'last used {{at}}',
  whatApp:
    'An app on your phone shows a new code every half minute. Any authenticator works, such as the one of Google, Microsoft or Apple, 2FAS or Aegis.',
  setUp: 'Set up an authenticator app',
  replace: 'Use another phone',
  remove: 'Remove',
  removeApp: 'Remove the authenticator app',
  removeWhat: 'From then on your password alone will let you in, and your recovery codes end.',
  passwordFirst: 'Please confirm your password first.',
  next: 'Continue',
  scan: 'Scan this with your authenticator app',
  scanHow: 'Can’t scan it? Type this key into the app instead, or open it on this device.',
  key: 'Key',
  openHere: 'Open in an app on this device',
  code: 'Code from the app',
  codeHint: 'Six digits. This shows that the app is ready.',
  turnOn: 'Turn on',
  codes: 'Recovery codes',
  codesLeft: {
    one: '{{count}} code left',
    other: '{{count}} codes left',
  },
  codesWhat: 'For when you don’t have your phone with you. Each one works once.',
  codesSave:
    'Save these codes now: we won’t show them again. Each one lets you in once, with your password, when you don’t have your phone.',
  codesNew: 'New recovery codes',
  codesNewWhat: 'The codes you have now will stop working.',
  download: 'Download',
  print: 'Print',
  saved: 'I’ve saved them',
  fileTitle: '{{product}} recovery codes of {{email}}',
  isOn: 'Two-step login is on. You’re logged out on all other devices.',
  isReplaced: 'The new phone is set up. You’re logged out on all other devices.',
  isRemoved: 'The authenticator app is removed.',
});
