import { defineMessages } from '#lib/messages/message.ts';

/** Mails that tell of notices: at once, and in the morning. */
export const mailsNoticesMessages = defineMessages('mailsNotices', {
  newNotices: { one: '{{count}} new notice', other: '{{count}} new notices' },
  asYouChose:
    'Mails like this come as you chose in your account. There you can have them in one morning digest instead, or not at all; the bell shows you everything either way.',
  always:
    'Mails about certificates always come. What else you are mailed about you choose in your account.',
  chooseMails: 'Choose what you are mailed about',
  open: 'Open {{it}}',
  andMore: { one: 'And {{count}} more', other: 'And {{count}} more' },

  newSince: 'New since the last digest:',
  digestComes:
    'This digest comes at seven in the morning on working days, and only if something waits for you. In your account you can have mails at once instead, or none.',
  reflectionsWait: {
    one: '{{count}} reflection waits for your review',
    other: '{{count}} reflections wait for your review',
  },
  longestWait: {
    one: '{{count}} reflection waits for your review. It is {{it}} by {{learner}}, since {{since, day}}.',
    other:
      '{{count}} reflections wait for your review. The longest wait is {{it}} by {{learner}}, since {{since, day}}.',
  },
  seeWhatWaits: 'See what waits',
  correctionsWait: {
    one: '{{count}} correction of a name waits',
    other: '{{count}} corrections of names wait',
  },
  correctionsWaitForYou: {
    one: '{{count}} correction of a name waits for an administrator.',
    other: '{{count}} corrections of names wait for an administrator.',
  },
  seeWhoAsks: 'See who asks',
});
