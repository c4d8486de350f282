import { defineMessages } from '#lib/messages/message.ts';

/** Languages that cannot be so, and files of texts that cannot be taken in as they are. */
export const localisationFilesMessages = defineMessages('localisationFiles', {
  code: 'A code such as mi or en-NZ is needed, as BCP 47 has them.',
  englishStays: 'English cannot be switched off: whatever is missing is shown in it.',
  noTexts: 'This file holds no texts. It needs the columns “key” and “translation”.',
  notJson: 'This file is not valid JSON.',
  noKey: 'This row names no text.',
  twice: 'This text stands in the file more than once; line {{line}} counts.',
  tooLong: {
    one: 'This text is longer than {{count}} character, or holds a sign that cannot be stored.',
    other: 'This text is longer than {{count}} characters, or holds a sign that cannot be stored.',
  },
  sourceTooLong: 'The source is too long, or holds a sign that cannot be stored.',
  englishTooLong: 'The English is too long, or holds a sign that cannot be stored.',
  changedMeanwhile: 'What this file would change has itself changed. Please look through it again.',
  nothingToDo: 'This file changes nothing.',
  anotherLanguage: 'This file is for another language: {{locale}}.',
});
