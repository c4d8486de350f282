import { defineMessages } from '#lib/messages/message.ts';

/** The bar that leads from question to question. */
export const stepBarMessages = defineMessages('controls', {
  question: 'Question {{number}} of {{total}}:',
  questions: 'Questions',
  questionShort: 'Q {{number}}',
  questionShortOf: 'Q {{number}} / {{total}}',
  backToQuestion: 'Back to question {{number}}',
  forwardToQuestion: 'Forward to question {{number}}',
  forwardToEnd: 'Forward to the end',
});

/** Its section is that of the platform, where it was: reworded texts are stored by it. */
export const stepNumbersMessages = defineMessages('platform', {
  numbersAnd: '{{before}} and {{last}}',
});
