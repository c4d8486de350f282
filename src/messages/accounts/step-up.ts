import { defineMessages } from '#lib/messages/message.ts';

/** Showing once more who one is, before something that matters. */
export const stepUpMessages = defineMessages('stepUp', {
  stays: 'What you typed before stays as it is.',
  password: 'To go on, please enter your password.',
  passkey:
    'To go on, please confirm with your passkey: your finger, your face or the PIN of your device.',
  code: 'To go on, please enter the code that your authenticator app shows now.',
  provider:
    'You log in somewhere else, so please confirm there. You then come back to this page; what you typed here and didn’t save is lost.',
  recovery: 'To go on, please enter one of your recovery codes. Each one works once.',
  confirm: 'Confirm',
  newCode: 'The code you used no longer works; this one takes its place:',
  started: 'Thank you. Your download has started.',
  back: 'Back to where you were',
});
