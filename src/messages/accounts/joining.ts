import { defineMessages } from '#lib/messages/message.ts';

/** On the way to an account: registering, resetting the password, verifying the email address. */
export const joiningMessages = defineMessages('joining', {
  alreadyRegistered: 'Already registered? Log in',
  backToLogIn: 'Back to log in',
  emailResetLink: 'Email Password Reset Link',
  itWentTo:
    'We sent it to <strong>{{email}}</strong>. It works for one hour, in the browser where you’re logged in.',
  linkIsOver: 'This link no longer works',
  linkNotValid: 'That link is no longer valid. Ask for a new one, and open the latest email.',
  linkSent:
    'A new verification link has been sent to the email address you provided during registration.',
  linkTooOld: 'Link expired? Ask for a new one',
  logOut: 'Log Out',
  mailIsComing:
    'If there is an account with that address, you’ll get an email within a few minutes. The link works for one hour.',
  openAccount: 'Create account',
  privacy:
    'We store your name and email address to create your account and to email you about it. Under the Privacy Act 2020 you can see and download everything we store about you, in “My account”.',
  resend: 'Resend Verification Email',
  resetPassword: 'Reset password',
  setPassword: 'Set password',
  welcome: 'Kia ora, and welcome to {{app}}. Choose a password for your account.',
  wrongAddress: 'Is the address wrong?',
});
