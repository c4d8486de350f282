import { defineMessages } from '#lib/messages/message.ts';

/** What somebody is told whose role asks for two-step login, and the page that sets it up. */
export const twoStepMessages = defineMessages('twoStep', {
  asked: 'Add a second step, so that nobody gets into your account with your password alone.',
  required: 'Your role needs two-step login. Please set it up by {{at}}.',
  overdue:
    'Your role needs two-step login. Set it up now: it takes two minutes, and then you continue where you were.',
  setUp: 'Set up two-step login',
  later: 'Not now',
  goOn: 'Continue',
});
