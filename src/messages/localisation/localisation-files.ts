import { defineMessages } from '#lib/messages/message.ts';

/** Languages that cannot be so, and files of texts that cannot be taken in as they are. */
export const localisationFilesMessages = defineMessages('localisationFiles', {
  code: 'Enter a BCP 47 code, such as mi or en-NZ.',
  englishStays: 'English can’t be switched off: whatever is missing is shown in it.',
  noTexts: 'This file contains no texts. It needs the columns “key” and “translation”.',
  notJson: 'This file isn’t valid JSON.',
  noKey: 'This row has no key.',
  twice: 'This text is in the file more than once; line {{line}} counts.',
  tooLong: {
    one: 'This text is longer than {{count}} character, or contains one that can’t be stored.',
    other: 'This text is longer than {{count}} characters, or contains one that can’t be stored.',
  },
  sourceTooLong: 'The source is too long, or contains a character that can’t be stored.',
  englishTooLong: 'The English is too long, or contains a character that can’t be stored.',
  changedMeanwhile:
    'What this file would change has changed in the meantime. Please check it again.',
  nothingToDo: 'This file changes nothing.',
  anotherLanguage: 'This file is for another language: {{locale}}.',
});
