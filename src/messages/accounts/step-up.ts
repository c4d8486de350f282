import { defineMessages } from '#lib/messages/message.ts';

/** Showing once more who one is, before something that matters. */
export const stepUpMessages = defineMessages('stepUp', {
  stays: 'What you typed before stays as it is.',
  password: 'To continue, please enter your password.',
  passkey:
    'To continue, please confirm with your passkey: your finger, your face or the PIN of your device.',
  code: 'To continue, please enter the code that your authenticator app shows now.',
  provider: 'You log in with another service, so please confirm there.',
  providerInTab:
    'You log in with another service, so please confirm there. It opens in a new tab; this page stays open, and what you typed is kept.',
  goBackToTab:
    'Thank you, that’s confirmed. Please go back to the tab you came from and carry on there.',
  refused:
    'The service didn’t confirm that you have just logged in there, so nothing has changed. Please try again; if that doesn’t help, ask an administrator.',
  notConfirmed: 'It wasn’t confirmed, and nothing has changed. Please try again.',
  recovery: 'To continue, please enter one of your recovery codes. Each one works once.',
  confirm: 'Confirm',
  newCode: 'The code you used no longer works. From now on, use this one:',
  started: 'Thank you. Your download has started.',
  back: 'Back to where you were',
});
