import { defineMessages } from '#lib/messages/message.ts';

/** Logging in. */
export const accountsMessages = defineMessages('accounts', {
  administrator: 'Administrator',
  demoAccounts: 'Demo accounts',
  demoFor: 'Choose one to fill in the form. They all have the password {{password}}.',
  designer: 'Designer',
  email: 'Email',
  chooseAnew: 'Choose a new password by email',
  forgotPassword: 'Forgot your password?',
  learner: 'Learner',
  logIn: 'Log in',
  logInToVerify: 'Log in to verify your email address.',
  mentor: 'Mentor',
  register: 'Register',
  rememberMe: 'Remember me',
  signedOut: 'You were logged out. Log in to continue; what you typed is kept.',
});
