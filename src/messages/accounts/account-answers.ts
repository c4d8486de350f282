import { defineMessages } from '#lib/messages/message.ts';

/** What the server answers to somebody on their way in, and screens say themselves. */
export const accountAnswersMessages = defineMessages('accountAnswers', {
  linkSent: 'We have emailed your password reset link.',
  passwordReset: 'Your password has been reset.',
  passwordSet: 'Your password is set. Log in with it to begin.',
});
