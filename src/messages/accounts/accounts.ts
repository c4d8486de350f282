import { defineMessages } from '#lib/messages/message.ts';

/** Logging in. */
export const accountsMessages = defineMessages('accounts', {
  administrator: 'Administrator',
  demoAccounts: 'Demo accounts',
  demoFor: 'Each fills in the form. The password of all of them is {{password}}.',
  designer: 'Designer',
  email: 'Email',
  chooseAnew: 'Choose a new password by email',
  forgotPassword: 'Forgot your password?',
  learner: 'Learner',
  logIn: 'Log in',
  logInToVerify: 'Log in and your email address is verified.',
  mentor: 'Mentor',
  register: 'Register',
  rememberMe: 'Remember me',
  signedOut: 'You were logged out. Log in to continue; what you typed is kept.',
});
