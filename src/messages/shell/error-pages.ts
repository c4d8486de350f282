import { defineMessages } from '#lib/messages/message.ts';

/** Pages in place of what a link led to, where the server can't show it and says why. */
export const errorPagesMessages = defineMessages('refusalPages', {
  backSoon: 'It will be back soon. Please try again in {{time}}.',
  elsewhere: 'This isn’t our address',
  elsewhereFor: 'The product is at {{url}}.',
  goThere: 'Go there',
  logInFirst: 'Please log in first',
  logInFirstFor: 'You need to be logged in to open this link.',
  notPossible: 'This can’t be opened',
  tooMany: 'Please wait a moment',
});
