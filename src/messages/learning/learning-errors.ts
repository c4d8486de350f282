import { defineMessages } from '#lib/messages/message.ts';

/** Why learning can't be written, put in order or assigned as somebody asked. */
export const learningErrorsMessages = defineMessages('learningRefusals', {
  retired: 'The selected {{field}} is retired. Please choose another.',
  noAddress: 'A file has no address to change. Please add a link instead.',
  fileKind:
    'Files of this kind can’t be shared here. Please choose a PDF, a Word, Excel or PowerPoint file, a picture (JPEG, PNG, GIF, WebP), an MP3, an MP4 or plain text (UTF-8).',
  program:
    'A file that is named as a program (“{{ending}}”) can’t be shared here. If it is a document, rename it and try again.',
  orderOfPods: 'The order must hold every pod of the area once. Please load it again.',
  orderOfAssets: 'The order must hold every asset of the pod once. Please load it again.',
  otherLanguage: 'The question is in another language than the list.',
  questionTwice: 'The question is in the list twice.',

  learnerNotActive: '{{learner}} isn’t active, so no areas can be assigned.',
  areasOfOthers:
    '{{learner}} belongs to another organisation too. You can add areas, and take away those you added.',
  noOrder: 'Give each area its order.',
  orderTwice: 'Only one area can be number {{number}}.',
  areaTwice: '{{area}} is chosen twice.',
  areaNotActive: '{{area}} isn’t active, so it can’t be assigned to more learners.',
});
