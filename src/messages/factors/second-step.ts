import { defineMessages } from '#lib/messages/message.ts';

/** The second step of a login. */
export const secondStepMessages = defineMessages('secondStep', {
  enterCode: 'Please enter the code that your authenticator app shows now.',
  code: 'Code',
  useRecovery: 'I don’t have my phone',
  useRecoveryCode: 'Use a recovery code instead',
  enterRecovery: 'Please enter one of your recovery codes. Each one works once.',
  recoveryCode: 'Recovery code',
  useApp: 'Use the app instead',
  usePasskey: 'Use a passkey',
  enterPasskey:
    'Please confirm with your passkey: your finger, your face or the PIN of your device.',
  noPasskey: 'No passkey was used. Please try again, or log in another way.',
  startAgain: 'Log in as someone else',
  newCode: 'You’re logged in. The code you used no longer works. From now on, use this one:',
  newCodeSave:
    'Please save it now: we won’t show it again. If you’ve lost your phone, set up another one in “My account”.',
  goOn: 'I’ve saved it',
});
