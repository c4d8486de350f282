import { defineMessages } from '#lib/messages/message.ts';

export const myAccountMessages = defineMessages('myAccount', {
  addressFrom: 'Address {{address}}',
  changeEmail: 'Change email',
  changePassword: 'Change password',
  chooseAnother: 'Choose another photo',
  choosePhoto: 'Choose a photo',
  data: 'Your data',
  dataFor:
    'Everything that is stored about you, as the Privacy Act 2020 gives you the right to see it.',
  dataHint:
    'Both hold the same. What a mentor writes about a reflection is in them once it is signed off.',
  downloadHtml: 'Download to read (HTML)',
  downloadJson: 'Download as data (JSON)',
  email: 'Email',
  emailFor:
    'After a change you go on once you have opened the link that we email to the new address. The old address is told.',
  emailSaved: 'Saved. Open the link in the mail.',
  everywhereHint: 'Here, too: you then log in again.',
  inUseNow: 'In use now',
  language: 'Language',
  languageHint:
    'What nobody has translated yet is shown in English. Mails come in the same language.',
  lastUsed: 'Last used {{at}}',
  loggedIn: 'Logged in {{at}}',
  logOutEverywhere: 'Log out everywhere',
  mails: 'Mails',
  mailsFor:
    'What you are mailed about, and when. The bell at the top shows you everything at once, whatever you choose. No mail ever holds what somebody wrote.',
  fieldOf: '{{page}}: {{field}}',
  newEmail: 'New email',
  notRead: 'The list could not be read. {{why}}',
  password: 'Password',
  passwordFor: 'Saving a new password logs out every other device; you stay logged in here.',
  passwordSaved: 'Saved. Every other device is logged out.',
  photo: 'Photo',
  photoFor:
    'Shown beside your name. It is cut to a square, and where and when it was taken is not kept.',
  photoHint:
    'JPEG, PNG, WebP or GIF, at most 5 MB and 25 megapixels. You can also drop a file here.',
  photoTooLarge: 'This photo has {{megabytes}} MB. Please choose one of at most 5 MB.',
  photoUnreadable: 'This is not a picture we can read. Please choose a JPEG, PNG, WebP or GIF.',
  profile: 'Name and language',
  profileFor: 'Your name as others see it, and as it will stand on new certificates.',
  remembered: 'Remembered',
  removePhoto: 'Remove photo',
  removed: 'Removed',
  saveProfile: 'Save name and language',
  sessions: 'Where you are logged in',
  sessionsFor: 'If you do not know one of these, log out everywhere and choose a new password.',
  thisDevice: 'This device',
  uploading: 'Uploading the photo…',
});
