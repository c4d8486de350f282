import { defineMessages } from '#lib/messages/message.ts';

/** On the way to an account: registering, resetting the password, verifying the email address. */
export const joiningMessages = defineMessages('joining', {
  alreadyRegistered: 'Already registered? Log in',
  backToLogIn: 'Back to log in',
  emailResetLink: 'Email Password Reset Link',
  itWentTo:
    'It went to <strong>{{email}}</strong> and is good for an hour, in the browser where you are logged in.',
  linkNotValid: 'That link is no longer valid. Ask for a new one, and open the latest mail.',
  linkSent:
    'A new verification link has been sent to the email address you provided during registration.',
  linkTooOld: 'Link too old? Ask for a new one',
  logOut: 'Log Out',
  mailIsComing:
    'If there is an account with that address, the mail is there within minutes. The link is good for an hour.',
  openAccount: 'Open the account',
  privacy:
    'We store your name and email address to open your account and to write to you about it. As the Privacy Act 2020 asks, “My account” shows you all that is stored about you, to read and to download.',
  resend: 'Resend Verification Email',
  resetPassword: 'Reset password',
  setPassword: 'Set password',
  welcome: 'Kia ora, and welcome to {{app}}. Choose a password for your account.',
  wrongAddress: 'Is the address wrong?',
});
