import { defineMessages } from '#lib/messages/message.ts';

export const myAccountMessages = defineMessages('myAccount', {
  addressFrom: 'IP address {{address}}',
  changeEmail: 'Change email',
  changePassword: 'Change password',
  chooseAnother: 'Choose another photo',
  choosePhoto: 'Choose a photo',
  data: 'Your data',
  dataFor: 'Everything we store about you. The Privacy Act 2020 gives you the right to see it.',
  dataHint:
    'Both hold the same information. What a mentor writes about a reflection is included once it is signed off or sent back.',
  downloadHtml: 'Download to read (HTML)',
  downloadJson: 'Download as data (JSON)',
  email: 'Email',
  emailFor:
    'Open the link we email to your new address to confirm the change. We’ll also let your old address know.',
  emailSaved: 'Saved. Open the link we emailed to you.',
  everywhereHint: 'This device too: you’ll need to log in again.',
  inUseNow: 'In use now',
  language: 'Language',
  languageHint:
    'Anything not translated yet is shown in English. We’ll email you in the same language.',
  lastUsed: 'Last used {{at}}',
  loggedIn: 'Logged in {{at}}',
  logOutEverywhere: 'Log out everywhere',
  mails: 'Emails',
  mailsFor:
    'What we email you about, and when. The bell at the top shows you everything straight away, whatever you choose. No email ever includes what someone wrote.',
  fieldOf: '{{page}}: {{field}}',
  newEmail: 'New email',
  notRead: 'We couldn’t load the list. {{why}}',
  password: 'Password',
  passwordFor: 'When you save a new password, you’ll be logged out on other devices.',
  passwordSaved: 'Saved. You’re logged out on all other devices.',
  photo: 'Photo',
  photoFor:
    'Shown beside your name. It’s cropped to a square, and we don’t keep where or when it was taken.',
  photoHint:
    'JPEG, PNG, WebP or GIF, at most 5 MB and 25 megapixels. You can also drop a file here.',
  photoTooLarge: 'This photo is {{megabytes}} MB. Please choose one of at most 5 MB.',
  photoUnreadable: 'This isn’t a picture we can read. Please choose a JPEG, PNG, WebP or GIF.',
  profile: 'Name and language',
  profileFor: 'Your name as others see it, and as it will appear on new certificates.',
  remembered: 'Remembered',
  removePhoto: 'Remove photo',
  removed: 'Removed',
  saveProfile: 'Save name and language',
  sessions: 'Where you’re logged in',
  sessionsFor: 'If you don’t recognise one of these, log out everywhere and choose a new password.',
  thisDevice: 'This device',
  uploading: 'Uploading the photo…',
});
