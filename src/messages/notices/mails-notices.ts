import { defineMessages } from '#lib/messages/message.ts';

/** Mails that tell of notices: at once, and in the morning. */
export const mailsNoticesMessages = defineMessages('mailsNotices', {
  newNotices: { one: '{{count}} new notice', other: '{{count}} new notices' },
  asYouChose:
    'You’re getting emails like this because of your choices in My account. There you can choose one morning digest instead, or none; the bell shows you everything either way.',
  always:
    'We always email you about certificates. In My account you choose what else we email you about.',
  chooseMails: 'Choose what we email you about',
  open: 'Open {{it}}',
  seeAll: 'See all your notices',
  andMore: { one: 'And {{count}} more', other: 'And {{count}} more' },

  newSince: 'New since the last digest:',
  digestComes:
    'This digest is sent at 7 am on working days, and only if something is waiting for you. In My account you can choose emails straight away instead, or none.',
  reflectionsWait: {
    one: '{{count}} reflection waiting for review',
    other: '{{count}} reflections waiting for review',
  },
  longestWait: {
    one: 'It is {{it}} by {{learner}}, waiting since {{since, day}}.',
    other: 'The longest wait is {{it}} by {{learner}}, since {{since, day}}.',
  },
  seeWhatWaits: 'See what’s waiting',
  correctionsWait: {
    one: '{{count}} name correction requested',
    other: '{{count}} name corrections requested',
  },
  correctionsWaitForYou: {
    one: '{{count}} name correction is waiting for an administrator.',
    other: '{{count}} name corrections are waiting for an administrator.',
  },
  seeWhoAsks: 'See the requests',
  phrasesWait: {
    one: '{{count}} phrase waiting for approval',
    other: '{{count}} phrases waiting for approval',
  },
  phrasesWaitForYou: {
    one: '{{count}} phrase is waiting for a learning designer.',
    other: '{{count}} phrases are waiting for a learning designer.',
  },
  seePhrases: 'See the phrases',
});
