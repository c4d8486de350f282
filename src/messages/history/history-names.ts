import { defineMessages } from '#lib/messages/message.ts';

/** What history calls things that have no name of their own, and the values of their fields. */
export const historyNamesMessages = defineMessages('historyNames', {
  certificate: 'certificate {{number}} of {{holder}}',
  factorRule: '“{{role}}”',
  import: 'the import of {{file}}',
  undo: 'the undo of the import of {{file}}',
  phrase: 'a phrase of {{author}}',
  reflection: '{{learner}}’s reflection on {{place}}',
  subscription: '{{person}}’s subscription {{type}}',
  theHistory: 'the history',
  users: 'users',
  organisations: 'organisations',
  subscriptions: 'subscriptions',
  texts: 'texts',

  yes: 'yes',
  no: 'no',
  english: 'English',
  teReo: 'Te reo Māori',
  fieldIs: '{{field}}: {{value}}',
  changed: '{{field}}: {{before}} → {{after}}',

  when: 'When',
  who: 'Who',
  what: 'What',
  subject: 'Subject',
  inWords: 'In words',
  changes: 'Changes',
  address: 'Address',
  event: 'Event',
});
