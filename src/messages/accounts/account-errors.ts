import { defineMessages } from '#lib/messages/message.ts';

/** Why somebody does not get in, or an account does not become what was asked. */
export const accountErrorsMessages = defineMessages('accountRefusals', {
  credentials: 'These credentials do not match our records.',
  notActive: 'This account is not active. Please contact an administrator.',
  tooManyLogins: 'Too many login attempts. Please try again in {{seconds}} seconds.',
  tooManyResets:
    'Too many links were requested. Please look for one in your email, or try again in {{seconds}} seconds.',
  loginsOver: 'Too many login attempts. To log in, please choose a new password by email.',
  wrongCode: 'This code isn’t right, or was used already. Please enter the one your app shows now.',
  wrongRecovery: 'This recovery code isn’t right, or was used already.',
  secondStepOver: 'This login has taken too long or too many tries. Please log in again.',
  codesOver:
    'Too many wrong codes. To log in, please use a recovery code, or ask your administrator.',
  wrongPasskey: 'This passkey doesn’t let you in here. Please try again, or use another way.',
  passkeyNotAdded: 'The passkey couldn’t be added. Please try again.',
  noFactor: 'Please set up a second step first.',
  setUpLink:
    'This link has been used or is more than an hour old. Run npm run administrator on the server for a new one.',
  wrongPassword: 'The password is incorrect.',
  noPicture: 'This isn’t a picture we can read. Please choose a JPEG, PNG, WebP or GIF.',
  largePicture:
    'This picture is too large. Please make it smaller: at most 25 million pixels, or 4 million as AVIF.',

  productInPassword: 'Please choose a password without the name {{product}} in it.',
  nameInPassword: 'Please choose a password without your name in it.',
  emailInPassword: 'Please choose a password without your email address in it.',
  organisationInPassword: 'Please choose a password without the name of your organisation in it.',
  tooEasy: 'This password is too easy to guess. {{advice}}',
  tooEasyBecause: 'This password is too easy to guess. {{warning}} {{advice}}',

  factorNeeded: 'Your role needs two-step login, so your last second step has to stay.',
  ownActive: 'You can’t deactivate your own account.',
  lastRole: 'This is the last active administrator, so the role has to stay.',
  lastActive: 'This is the last active administrator, so the account has to stay active.',
  hasPassword: '{{name}} has already set a password.',
  inactiveInvited: '{{name}} isn’t active, so they couldn’t use an invitation.',
  inactiveReset: '{{name}} isn’t active, so they couldn’t use a new password.',
  otherNumber: {
    one: 'Something has changed: this would now affect {{count}} person instead of {{expected}}. Check the preview again.',
    other:
      'Something has changed: this would now affect {{count}} people instead of {{expected}}. Check the preview again.',
  },
  alsoElsewhere:
    '{{name}} belongs to more than your organisation. Please ask an administrator of the service.',
  ofService:
    '{{name}} has a role in the whole service. Please ask an administrator of the service.',
  provedEmail:
    '{{name}} has verified this email address, so only they or an administrator of the service can change it.',
  noPasswordYet: '{{name}} hasn’t set a password yet. Send the invitation again instead.',
});
